import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from '../fixtures/createTestHost.ts'
import { outcomeOf } from '../fixtures/outcome.ts'
import { silentDocument } from '../fixtures/silentDocument.ts'
import type { RequestName } from '../requests/index.ts'
import { payloads } from '../testing/requestsForTests.ts'

const worlds: TestHost[] = []
async function startSilent(): Promise<TestHost> {
  const world = createTestHost({ document: silentDocument({ answersStart: true }) })
  worlds.push(world)
  world.host.init().catch(() => {})
  await pass(500)
  return world
}
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const world of worlds.splice(0)) world.end()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const other: readonly RequestName[] = [
  'SWITCH_NETWORK',
  'GET_USER',
  'IS_CONNECTED',
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'INIT_SMART_ACCOUNT',
  'SET_PREFERRED_ACCOUNT',
  'RPC_ABORT',
  'GET_FARCASTER_URI',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
  'SYNC_THEME',
  'SYNC_DAPP_DATA',
  'RELOAD',
]
const login: readonly RequestName[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
]

test.each<readonly [RequestName, number]>([
  ...other.map((name) => [name, 30_000] as const),
  ['CONNECT_FARCASTER', 300_000],
])('S-08e: %s without an answer rejects alone after %i ms', async (name, deadlineMs) => {
  const world = await startSilent()
  const waiting = outcomeOf(world.host.request('RPC_REQUEST', payloads.RPC_REQUEST))
  const asked = outcomeOf(world.host.request(name, payloads[name]))
  await pass(deadlineMs - 1)
  expect(asked.state).toBe('pending')
  await pass(1)
  expect(asked).toMatchObject({ state: 'rejected', error: { code: 'request_timed_out' } })
  expect(waiting.state).toBe('pending')
  expect(world.reports).toEqual([])
})

test.each(login)(
  'S-08b, K-AUTH-14b: %s without an answer for 120 s is reported and rejects pending requests',
  async (name) => {
    const world = await startSilent()
    const asked = outcomeOf(world.host.request(name, payloads[name]))
    await pass(119_999)
    const rpc = outcomeOf(world.host.request('RPC_REQUEST', payloads.RPC_REQUEST))
    const user = outcomeOf(world.host.request('GET_USER', undefined))
    await pass(0)
    expect([asked.state, rpc.state, user.state, world.reports]).toEqual([
      'pending',
      'pending',
      'pending',
      [],
    ])
    await pass(1)
    expect(world.reports).toEqual(['iframe_request_timeout'])
    expect(asked.error).toMatchObject({ message: 'Something went wrong' })
    expect(user.error).toMatchObject({ message: 'Something went wrong' })
    expect(rpc.error).toMatchObject({ message: 'Request was aborted' })
    await pass(600_000)
    expect(world.reports).toHaveLength(1)
  },
)

test('S-08c: a call that needs the person rejects after 600 s, and its prompt is taken back', async () => {
  const world = await startSilent()
  const asked = outcomeOf(world.host.requestRpc({ method: 'personal_sign', params: ['0x', '0x'] }))
  await pass(599_999)
  expect(asked.state).toBe('pending')
  await pass(1)
  expect(asked.error).toMatchObject({ message: 'Request was aborted' })
  expect(world.frame.getMessages().at(-1)).toMatchObject({ type: '@w3m-app/RPC_ABORT' })
  expect(world.reports).toEqual([])
})

test('behavior: with a message to sign in with GET_USER waits for the person', async () => {
  const world = await startSilent()
  const text = {
    accountAddress: 'a',
    chainId: 'c',
    domain: 'd',
    uri: 'u',
    version: '1',
    nonce: 'n',
  }
  const asked = outcomeOf(world.host.request('GET_USER', { siwxMessage: text }))
  await pass(599_999)
  expect(asked.state).toBe('pending')
  await pass(1)
  expect(asked.error).toMatchObject({ message: 'Something went wrong' })
  expect(world.frame.getMessages().at(-1)).toMatchObject({ type: '@w3m-app/RPC_ABORT' })
})

test('S-08e: a safe call rejects after 30 s', async () => {
  const world = await startSilent()
  const asked = outcomeOf(world.host.requestRpc({ method: 'eth_gasPrice' }))
  await pass(29_999)
  expect(asked.state).toBe('pending')
  await pass(1)
  expect(asked.error).toMatchObject({ code: 'request_timed_out' })
})

test('S-08d: signing out counts as done after 3 s', async () => {
  const world = await startSilent()
  const asked = outcomeOf(world.host.request('SIGN_OUT', undefined))
  await pass(2_999)
  expect(asked.state).toBe('pending')
  await pass(1)
  expect(asked).toEqual({ state: 'resolved', value: undefined })
})

test('S-08a, K-AUTH-14a, K-AUTH-14c: a frame not ready in 20 s is reported and reloads later', async () => {
  const world = createTestHost({
    mode: 'silent',
    handlers: { GET_CHAIN_ID: async () => ({ chainId: 5 }) },
  })
  worlds.push(world)
  const first = outcomeOf(world.host.request('GET_CHAIN_ID', undefined))
  await pass(10_000)
  const second = outcomeOf(world.host.requestRpc({ method: 'personal_sign', params: [] }))
  const init = outcomeOf(world.host.init())
  await pass(9_999)
  expect([first.state, second.state, init.state, world.reports]).toEqual([
    'pending',
    'pending',
    'pending',
    [],
  ])
  await pass(1)
  expect(world.reports).toEqual(['iframe_load_failed'])
  expect(first.error).toMatchObject({ message: 'Something went wrong' })
  expect(second.error).toMatchObject({ message: 'Request was aborted' })
  expect(init.error).toMatchObject({ message: 'Unable to load email login dependency' })

  world.frame.setMode('ready')
  const later = outcomeOf(world.host.request('GET_CHAIN_ID', undefined))
  await pass(500)
  expect(later).toEqual({ state: 'resolved', value: { chainId: 5 } })
  expect(world.frame.page.getAppendCount()).toBe(1)
})

test('S-08b, K-AUTH-14c: after an unanswered login a later request works', async () => {
  let silent = true
  const world = createTestHost({
    handlers: {
      CONNECT_OTP: () => (silent ? new Promise(() => {}) : Promise.resolve(undefined)),
    },
  })
  worlds.push(world)
  const first = outcomeOf(world.host.request('CONNECT_OTP', { otp: '1' }))
  await pass(120_000)
  expect(first.state).toBe('rejected')
  silent = false
  const later = outcomeOf(world.host.request('CONNECT_OTP', { otp: '2' }))
  await pass(0)
  expect(later.state).toBe('resolved')
})

test('behavior: theme, dapp data and preferred account load no frame', async () => {
  const world = createTestHost({ mode: 'silent' })
  worlds.push(world)
  const asked = [
    outcomeOf(world.host.request('SYNC_THEME', {})),
    outcomeOf(world.host.request('SYNC_DAPP_DATA', { projectId: 'p' })),
    outcomeOf(world.host.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })),
  ]
  await pass(20_000)
  for (const { error } of asked)
    expect(error).toMatchObject({ message: 'W3mFrame: iframe is not set' })
  expect([world.frame.page.getAppendCount(), world.reports]).toEqual([0, []])
})

test('behavior: a frame that says nothing at its start does not hold up what is asked', async () => {
  const world = createTestHost({ document: silentDocument({ answersStart: false }) })
  worlds.push(world)
  const init = outcomeOf(world.host.init())
  await pass(30_500)
  expect(init.value).toEqual({ version: undefined, smartAccountEnabledNetworks: [] })
})

test('error: the element reports an error', async () => {
  const world = createTestHost({ mode: 'silent' })
  worlds.push(world)
  const init = outcomeOf(world.host.init())
  await pass(0)
  world.frame.page.nodes[0]?.emitError()
  await pass(0)
  expect(init.error).toMatchObject({ message: 'Unable to load email login dependency' })
  expect(world.reports).toEqual(['iframe_load_failed'])
})
