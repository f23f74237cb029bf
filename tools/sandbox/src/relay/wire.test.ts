import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFaults } from '../gateway/createFaults.ts'
import { createGateway } from '../gateway/createGateway.ts'
import { closeServer, listen } from '../http/listen.ts'
import { limits } from './limits.ts'
import { openRawClient, type RawClientOptions } from './testing/openRawClient.ts'
import { startTestRelay, type TestRelay } from './testing/startTestRelay.ts'

const topic = 'a'.repeat(64)
const otherTopic = 'b'.repeat(64)
const state: { relay: TestRelay } = { relay: undefined as never }

beforeEach(async () => {
  state.relay = await startTestRelay({
    redeliverAfterMs: 50,
    isOriginAllowed: (origin) => origin === 'http://app.latchkey.localhost:4100',
  })
})
afterEach(() => state.relay.stop())

async function open(options: RawClientOptions = {}) {
  const client = openRawClient(state.relay.url, options)
  await client.opened
  return client
}

const publish = (message: string, more: object = {}) => ({
  ...{ topic, message, ttl: 300, prompt: true, tag: 1108 },
  ...more,
})
const result = (id: string, value: unknown) =>
  `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(value)}}`

test.each(['"1795221305398046123"', '1795221305398046123', '7', '"text"'])(
  'behavior: id %s is echoed with its type and every digit',
  async (id) => {
    const client = await open()
    expect(await client.ask(id, 'irn_subscribe', { topic })).toBe(result(id, topic))
  },
)

test('behavior: messages wait for a subscriber and arrive in order after the response', async () => {
  const [sender, receiver] = await Promise.all([open(), open()])
  await sender.ask('1', 'irn_publish', publish('first'))
  await sender.ask('2', 'irn_publish', publish('second', { attestation: 'jwt' }))
  expect(await receiver.ask('3', 'irn_subscribe', { topic })).toBe(result('3', topic))
  const first = JSON.parse(await receiver.next())
  expect(first).toMatchObject({
    method: 'irn_subscription',
    params: { data: { topic, message: 'first', tag: 1108, publishedAt: expect.any(Number) } },
  })
  expect(await receiver.next()).toContain('"attestation":"jwt"')
})

test('behavior: a publisher never gets its own message, nor does its second tab', async () => {
  const sender = await open()
  const query = new URL(sender.socket.url).searchParams
  const tab = await open({ token: query.get('auth') ?? '' })
  await sender.ask('1', 'irn_subscribe', { topic })
  await tab.ask('1', 'irn_subscribe', { topic })
  await sender.ask('2', 'irn_publish', publish('mine'))
  expect(await sender.ask('3', 'irn_unsubscribe', { topic, id: 'x' })).toBe(result('3', true))
  expect(await tab.ask('3', 'irn_unsubscribe', { topic, id: 'x' })).toBe(result('3', true))
})

test('behavior: two tabs of one client both receive a message', async () => {
  const sender = await open()
  const tab = await open()
  const token = new URL(tab.socket.url).searchParams.get('auth') ?? ''
  const second = await open({ token })
  for (const client of [tab, second])
    await client.ask('1', 'irn_batchSubscribe', { topics: [topic] })
  await sender.ask('1', 'irn_publish', publish('hello'))
  expect(await tab.next()).toContain('"hello"')
  expect(await second.next()).toContain('"hello"')
})

test('behavior: an unacknowledged message is resent under the same id, also to new subscribers', async () => {
  const [sender, deaf] = await Promise.all([open(), open({ acknowledges: false })])
  await deaf.ask('1', 'irn_subscribe', { topic })
  await sender.ask('1', 'irn_publish', publish('again'))
  const delivery = await deaf.next()
  expect(await deaf.next()).toBe(delivery)
  deaf.socket.terminate()
  const later = await open()
  await later.ask('1', 'irn_subscribe', { topic })
  expect(await later.next()).toContain('"again"')
  await expect.poll(() => state.relay.relay.getReport().waiting).toEqual([])
})

test('behavior: an expired message is removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const [sender, receiver] = await Promise.all([open(), open()])
    await sender.ask('1', 'irn_publish', publish('short', { ttl: 30 }))
    vi.setSystemTime(Date.now() + 31_000)
    await receiver.ask('1', 'irn_subscribe', { topic })
    expect(await receiver.ask('2', 'irn_fetchMessages', { topic })).toBe(
      result('2', { messages: [], hasMore: false }),
    )
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: batches, and fetching without a subscription', async () => {
  const [sender, receiver] = await Promise.all([open(), open()])
  const messages = [publish('one'), publish('two', { topic: otherTopic })]
  expect(await sender.ask('1', 'irn_batchPublish', { messages })).toBe(result('1', true))
  const topics = [topic, otherTopic]
  const fetched = JSON.parse(await receiver.ask('2', 'irn_batchFetchMessages', { topics }))
  expect(fetched.result.messages.map(({ message }: { message: string }) => message)).toEqual([
    'one',
    'two',
  ])
  const subscriptions = [{ topic, id: 'x' }]
  expect(await receiver.ask('3', 'irn_batchUnsubscribe', { subscriptions })).toBe(result('3', true))
})

test('behavior: the newer clients propose and approve by one call each', async () => {
  const [dapp, wallet] = await Promise.all([open(), open()])
  const proposal = { pairingTopic: topic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 }
  expect(await dapp.ask('1', 'wc_proposeSession', proposal)).toBe(result('1', true))
  await wallet.ask('1', 'irn_subscribe', { topic })
  expect(await wallet.next()).toMatch(/"proposal".*"tag":1100/)
  const approval = {
    ...{ sessionTopic: otherTopic, pairingTopic: topic, ttl: 300, correlationId: 1 },
    ...{ sessionProposalResponse: 'response', sessionSettlementRequest: 'settlement' },
    ...{ approvedChains: ['eip155:1'], approvedMethods: [], approvedEvents: [] },
  }
  expect(await wallet.ask('2', 'wc_approveSession', approval)).toBe(result('2', true))
  expect(await dapp.next()).toMatch(/"response".*"tag":1101/)
  await dapp.ask('2', 'irn_subscribe', { topic: otherTopic })
  expect(await dapp.next()).toMatch(/"settlement".*"tag":1102/)
  await dapp.ask('3', 'irn_publish', publish('request', { topic: otherTopic }))
  expect(await wallet.next()).toContain('"request"')
})

const subscribed = (id: string) => result(id, topic)
test.each([
  ['no JSON', 'rubbish'],
  ['an array', '[]'],
  ['no id', '{"jsonrpc":"2.0","method":"irn_subscribe"}'],
  ['no id but null', '{"id":null,"method":"irn_subscribe"}'],
  ['bytes', new Uint8Array([0, 255])],
])('error: %s gets no answer, since clients break at one without id', async (_, frame) => {
  const client = await open()
  client.send(frame)
  expect(await client.ask('9', 'irn_subscribe', { topic })).toBe(subscribed('9'))
})

const sevens = '7'.repeat(24_000)
test.each([
  ['neither request nor response', '{"id":5}', '-32600'],
  ['an unknown method', '{"id":1,"method":"toString"}', '-32601'],
  ['wrong params', '{"id":"2","method":"irn_subscribe","params":{"topic":"x"}}', '-32602'],
  [
    'a time to live without end',
    `{"id":3,"method":"irn_publish","params":{"topic":"${topic}","message":"x","ttl":1e9}}`,
    '-32602',
  ],
  [
    'digits without end',
    `{"id":4,"method":"irn_publish","params":{"topic":"${topic}","message":"${sevens}","ttl":9}}`,
    '-32602',
  ],
])('error: %s is rejected, and the relay keeps working', async (_, frame, expected) => {
  const client = await open()
  client.send(frame)
  expect(await client.next()).toContain(expected)
  expect(await client.ask('9', 'irn_subscribe', { topic })).toBe(subscribed('9'))
})

test('error: a flood of rubbish ends its own connection only', async () => {
  const [client, other] = await Promise.all([open(), open()])
  for (let count = 0; count <= limits.garbage; count += 1) client.send('x')
  expect(await client.closed).toMatch(/^1008/)
  expect(await other.ask('1', 'irn_subscribe', { topic })).toBe(subscribed('1'))
})

test('error: a frame that is too long ends the connection', async () => {
  const client = await open()
  client.send('x'.repeat(limits.frameBytes + 1))
  expect(await client.closed).toMatch(/^1009/)
})

test('error: a full mailbox rejects messages and keeps the stored ones', async () => {
  const client = await open()
  const messages = Array.from({ length: limits.batch }, (_, index) => publish(`m${index}`))
  await client.ask('1', 'irn_batchPublish', { messages })
  expect(await client.ask('2', 'irn_publish', publish('one more'))).toContain('full')
  expect(state.relay.relay.getReport().waiting).toHaveLength(limits.messagesPerTopic)
})

const hour = 3_600
const seconds = () => Math.floor(Date.now() / 1_000)
test.each<[string, string, () => RawClientOptions]>([
  ['an unknown project', 'Unauthorized: invalid key', () => ({ projectId: 'other' })],
  ['a foreign page', 'Unauthorized: origin not allowed', () => ({ origin: 'http://evil.test' })],
  ['a forged signature', 'Invalid token', () => ({ forged: true })],
  ['another algorithm', 'Invalid token', () => ({ header: { alg: 'none' } })],
  ['no token', 'Invalid token', () => ({ token: '' })],
  ['rubbish', 'Invalid token', () => ({ token: 'a.b.c' })],
  ['another relay', 'Invalid audience', () => ({ aud: 'wss://relay.example.com' })],
  ['a clock ahead', 'not yet valid', () => ({ claims: { iat: seconds() + hour } })],
  ['an old token', 'expired', () => ({ claims: { exp: seconds() - 1 } })],
  [
    'an issuer that is no key',
    'Invalid token',
    () => ({ claims: { iss: `did:key:z${'1'.repeat(48)}` } }),
  ],
])('error: %s is turned away with its sentence', async (_, sentence, toOptions) => {
  const client = openRawClient(state.relay.url, toOptions())
  expect(await client.closed).toMatch(new RegExp(`^3000 .*${sentence}`))
})

test('behavior: a page of the sandbox and a slow clock get in', async () => {
  const client = await open({
    origin: 'http://app.latchkey.localhost:4100',
    claims: { iat: seconds() + 60 },
  })
  expect(await client.ask('1', 'irn_subscribe', { topic })).toBe(result('1', topic))
})

test('behavior: everybody is turned away on demand', async () => {
  const rejectAuth = 'Unauthorized: invalid key'
  state.relay.relay.setFault({ dropRate: 0, delayMs: 0, duplicate: false, rejectAuth })
  expect(await openRawClient(state.relay.url).closed).toBe(`3000 ${rejectAuth}`)
})

test('behavior: pings arrive within 30 s, and a silent client is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const client = await open()
    const pinged = new Promise((resolve) => {
      client.socket.once('ping', resolve)
    })
    vi.advanceTimersByTime(29_000)
    await pinged
    client.socket.pause()
    vi.advanceTimersByTime(60_000)
    await expect.poll(() => state.relay.relay.getReport().clients).toEqual([])
    client.socket.terminate()
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: clients reach it through the gateway’s own door, whose faults cut them', async () => {
  const port = Number(new URL(state.relay.url).port)
  const faults = createFaults(Math.random)
  const route = { target: { port, getState: () => 'running' as const }, faultsOf: 'relay' }
  const site = { name: 'relay', getRoute: () => route }
  const door = createGateway({ port: 4100, sites: [site], faults }).createDoor(site)
  try {
    const doorPort = await listen(door, { port: 0, variable: 'TEST' })
    const client = openRawClient(`ws://127.0.0.1:${doorPort}`)
    await client.opened
    expect(await client.ask('1', 'irn_subscribe', { topic })).toBe(result('1', topic))
    client.socket.on('error', () => undefined)
    faults.set('relay', { delayMs: 0, dropRate: 0, refuse: true })
    expect(await client.closed).toMatch(/^1006/)
  } finally {
    await closeServer(door)
  }
})
