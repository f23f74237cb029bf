import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noRelayFault } from './RelayFault.ts'
import { createTestClient, stopTestClient, type TestClient } from './testing/createTestClient.ts'
import { startTestRelay, type TestRelay } from './testing/startTestRelay.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const namespaces = {
  eip155: {
    accounts: [`eip155:1:${address}`],
    chains: ['eip155:1'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  },
}
const wanted = {
  optionalNamespaces: {
    eip155: {
      chains: ['eip155:1'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    },
  },
}

const state: { relay: TestRelay; clients: TestClient[]; folder: string } = {
  relay: undefined as never,
  clients: [],
  folder: '',
}

beforeEach(async () => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-relay-'))
  state.relay = await startTestRelay({
    stateFile: join(state.folder, 'mailbox.json'),
    redeliverAfterMs: 100,
  })
})
afterEach(async () => {
  await Promise.all(state.clients.splice(0).map(stopTestClient))
  await state.relay.stop()
  rmSync(state.folder, { recursive: true, force: true })
})

async function createClient(name: string, options: { readonly projectId?: string } = {}) {
  const client = await createTestClient({ url: state.relay.url, name, ...options })
  state.clients.push(client)
  return client
}

const once = <value>(listen: (resolve: (value: value) => void) => unknown) =>
  new Promise<value>((resolve) => {
    listen(resolve)
  })

/**
 * Connects an app and a wallet that approves every request, by the relay. Returns both ends of
 * their session.
 */
async function connect() {
  const [dapp, wallet] = await Promise.all([createClient('dapp'), createClient('wallet')])
  wallet.once('session_proposal', ({ id }) => wallet.approve({ id, namespaces }))
  const { uri, approval } = await dapp.connect(wanted)
  await wallet.pair({ uri: uri ?? '' })
  const session = await approval()
  return { dapp, wallet, topic: session.topic }
}

const sign = (topic: string) => ({
  topic,
  chainId: 'eip155:1',
  request: { method: 'personal_sign', params: ['0x68', address] },
})

function answerRequests(wallet: TestClient, result: string): void {
  wallet.on('session_request', ({ id, topic }) =>
    wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } }),
  )
}

test('default: pair, propose, approve, request, update, event, ping, disconnect', async () => {
  const { dapp, wallet, topic } = await connect()
  answerRequests(wallet, '0x5161')
  expect(await dapp.request(sign(topic))).toBe('0x5161')

  const updated = once((resolve) => dapp.once('session_update', resolve))
  const accounts = [...namespaces.eip155.accounts, `eip155:1:0x${'2'.repeat(40)}`]
  await wallet.update({ topic, namespaces: { eip155: { ...namespaces.eip155, accounts } } })
  expect(await updated).toMatchObject({ topic, params: { namespaces: { eip155: { accounts } } } })

  const event = once((resolve) => dapp.once('session_event', resolve))
  const emitted = { name: 'chainChanged', data: 1 }
  await wallet.emit({ topic, chainId: 'eip155:1', event: emitted })
  expect(await event).toMatchObject({ params: { event: emitted } })

  await dapp.ping({ topic })
  const deleted = once((resolve) => wallet.once('session_delete', resolve))
  await dapp.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect(await deleted).toMatchObject({ topic })
})

test('behavior: tags and topics can be looked at', async () => {
  const { topic } = await connect()
  const { published, clients } = state.relay.relay.getReport()
  expect(published.map(({ tag }) => tag)).toEqual(expect.arrayContaining([1100, 1101, 1102]))
  expect(clients.flatMap(({ topics }) => topics)).toContain(topic)
})

test('error: a refusal reaches the dapp as code and text', async () => {
  const [dapp, wallet] = await Promise.all([createClient('dapp'), createClient('wallet')])
  const reason = { code: 5000, message: 'User rejected.' }
  wallet.once('session_proposal', ({ id }) => wallet.reject({ id, reason }))
  const { uri, approval } = await dapp.connect(wanted)
  const refused = expect(approval()).rejects.toMatchObject(reason)
  await wallet.pair({ uri: uri ?? '' })
  await refused
})

test('behavior: a connection cut during a request reconnects, and the request is answered once', async () => {
  const { dapp, wallet, topic } = await connect()
  const asked = once<{ id: number }>((resolve) => wallet.once('session_request', resolve))
  const answer = dapp.request(sign(topic))
  const { id } = await asked
  const back = [dapp, wallet].map((client) =>
    once((resolve) => client.core.relayer.once('relayer_connect', resolve)),
  )
  state.relay.relay.disconnect()
  await Promise.all(back)
  await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x77' } })
  expect(await answer).toBe('0x77')
})

test('behavior: an offline wallet gets the request after it reconnects', async () => {
  const { dapp, wallet, topic } = await connect()
  await wallet.core.relayer.transportClose()
  answerRequests(wallet, '0x88')
  const answer = dapp.request(sign(topic))
  await expect
    .poll(() => state.relay.relay.getReport().waiting.map(({ tag }) => tag))
    .toContain(1108)
  await wallet.core.relayer.transportOpen()
  expect(await answer).toBe('0x88')
  await expect.poll(() => state.relay.relay.getReport().waiting).toEqual([])
})

test('behavior: waiting messages survive a restart of the relay', async () => {
  const { dapp, wallet, topic } = await connect()
  await wallet.core.relayer.transportClose()
  answerRequests(wallet, '0x99')
  const answer = dapp.request(sign(topic))
  await expect
    .poll(() => state.relay.relay.getReport().waiting.map(({ tag }) => tag))
    .toContain(1108)
  await state.relay.stop()
  state.relay = await startTestRelay({
    port: Number(new URL(state.relay.url).port),
    stateFile: join(state.folder, 'mailbox.json'),
  })
  await wallet.core.relayer.transportOpen()
  expect(await answer).toBe('0x99')
})

test('behavior: duplicate deliveries have no effect', async () => {
  const { dapp, wallet, topic } = await connect()
  let asked = 0
  wallet.on('session_request', () => {
    asked += 1
  })
  answerRequests(wallet, '0x11')
  state.relay.relay.setFault({ ...noRelayFault, duplicate: true, delayMs: 20 })
  expect(await dapp.request(sign(topic))).toBe('0x11')
  expect(asked).toBe(1)
})

test('behavior: a lost message is sent again', async () => {
  const { dapp, wallet, topic } = await connect()
  answerRequests(wallet, '0x22')
  state.relay.relay.setFault({ ...noRelayFault, dropRate: 1, tags: [1108] })
  const answer = dapp.request(sign(topic))
  await expect
    .poll(() => state.relay.relay.getReport().published.some(({ tag }) => tag === 1108))
    .toBe(true)
  state.relay.relay.setFault()
  expect(await answer).toBe('0x22')
})
