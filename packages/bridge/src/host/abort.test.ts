import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from '../fixtures/createTestHost.ts'
import { outcomeOf } from '../fixtures/outcome.ts'
import { silentDocument } from '../fixtures/silentDocument.ts'

let world: TestHost
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const sign = { method: 'personal_sign', params: ['0x', '0x'] }
const messages = () =>
  world.frame.getMessages().map((message) => message as { id: string; type: string })
const aborts = () => messages().filter(({ type }) => type === '@w3m-app/RPC_ABORT')

beforeEach(async () => {
  vi.useFakeTimers()
  world = createTestHost({ document: silentDocument({ answersStart: true }) })
  world.host.init().catch(() => {})
  await pass(500)
})
afterEach(() => {
  world.end()
  vi.useRealTimers()
})

test('S-09: a signal rejects at once and aborts the prompt by its id; a late answer is ignored', async () => {
  const controller = new AbortController()
  const asked = outcomeOf(world.host.requestRpc(sign, controller))
  const other = outcomeOf(world.host.requestRpc(sign))
  await pass(0)
  const id = messages().at(-2)?.id
  controller.abort()
  // Runs microtasks only, so that the rejection happens in the same task.
  for (let round = 0; round < 10; round += 1) await Promise.resolve()
  expect(asked.error).toMatchObject({ message: 'Request was aborted', code: 'frame_aborted' })
  expect(aborts()).toMatchObject([{ payload: { id } }])
  world.frame.hostWindow.deliver({
    data: { id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x' },
    origin: world.host.origin,
    source: world.frame.frameWindow.target,
  })
  await pass(0)
  expect([asked.state, other.state]).toEqual(['rejected', 'pending'])
})

test.each([
  ['eth_gasPrice', 'Request was aborted'],
  ['eth_call', 'Request was aborted'],
])('S-09: %s by a signal rejects without a word to the frame', async (method, message) => {
  const controller = new AbortController()
  const asked = outcomeOf(world.host.requestRpc({ method, params: [] }, controller))
  controller.abort()
  await pass(0)
  expect(asked.error).toMatchObject({ message })
  expect(aborts()).toEqual([])
})

test('S-09: another request by a signal rejects without a word to the frame', async () => {
  const controller = new AbortController()
  const asked = outcomeOf(world.host.request('GET_FARCASTER_URI', undefined, controller))
  controller.abort()
  await pass(0)
  expect(asked.error).toMatchObject({ message: 'Something went wrong' })
  expect(aborts()).toEqual([])
})

test('behavior: a request that has ended leaves the signal alone', async () => {
  const controller = new AbortController()
  const added = vi.spyOn(controller.signal, 'addEventListener')
  const removed = vi.spyOn(controller.signal, 'removeEventListener')
  const asked = outcomeOf(world.host.request('SIGN_OUT', undefined, controller))
  await pass(3_000)
  expect(asked.state).toBe('resolved')
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  )
  expect(added).toHaveBeenCalledOnce()
})

test('behavior: a signal that aborted before sends nothing and loads nothing', async () => {
  const fresh = createTestHost()
  const asked = outcomeOf(fresh.host.requestRpc(sign, { signal: AbortSignal.abort() }))
  await pass(1_000)
  expect(asked.state).toBe('rejected')
  expect(fresh.frame.page.getAppendCount()).toBe(0)
  fresh.end()
})

test('K-APPROVE-05: `abort` rejects what needs the person, and tells the frame once', async () => {
  const signing = [outcomeOf(world.host.requestRpc(sign)), outcomeOf(world.host.requestRpc(sign))]
  const safe = outcomeOf(world.host.requestRpc({ method: 'eth_gasPrice' }))
  const user = outcomeOf(world.host.request('GET_USER', undefined))
  await pass(0)
  world.host.abort()
  await pass(0)
  for (const { error } of signing) expect(error).toMatchObject({ message: 'Request was aborted' })
  expect([safe.state, user.state]).toEqual(['pending', 'pending'])
  expect(aborts()).toHaveLength(1)
  world.host.abort()
  expect(aborts()).toHaveLength(1)
})

test('S-07b: 64 are under way, 256 wait, the next is refused at once', async () => {
  const asked = Array.from({ length: 321 }, () =>
    outcomeOf(world.host.requestRpc({ method: 'eth_gasPrice' })),
  )
  await pass(0)
  const sent = () => messages().filter(({ type }) => type === '@w3m-app/RPC_REQUEST')
  expect(sent()).toHaveLength(64)
  expect(asked.filter(({ state }) => state === 'rejected')).toHaveLength(1)
  expect(asked.at(-1)?.error).toMatchObject({ message: 'Too many requests' })
  const [first] = sent()
  world.frame.hostWindow.deliver({
    data: { id: first?.id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x1' },
    origin: world.host.origin,
    source: world.frame.frameWindow.target,
  })
  await pass(0)
  expect(sent()).toHaveLength(65)
  await pass(30_000)
  expect(asked.filter(({ state }) => state === 'pending')).toEqual([])
})

test('S-10: a second READY rejects what is pending and starts again', async () => {
  const user = outcomeOf(world.host.request('GET_USER', undefined))
  const rpc = outcomeOf(world.host.requestRpc(sign))
  await pass(0)
  const started = vi.fn()
  world.host.watch({ started })
  const before = messages().length
  world.frame.reload()
  await pass(0)
  expect(user.error).toMatchObject({ message: 'Something went wrong', reason: 'reloaded' })
  expect(rpc.error).toMatchObject({ message: 'Request was aborted', reason: 'reloaded' })
  const later = outcomeOf(world.host.init())
  await pass(499)
  expect(later.state).toBe('pending')
  await pass(1)
  expect(later.state).toBe('resolved')
  expect(started).toHaveBeenCalledOnce()
  expect(
    messages()
      .slice(before)
      .map(({ type }) => type),
  ).toEqual(['@w3m-app/SYNC_DAPP_DATA', '@w3m-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS'])
  expect(world.reports).toEqual([])
})

test('S-10: destroy removes the frame, ends timers and rejects what is pending', async () => {
  const asked = outcomeOf(world.host.requestRpc(sign))
  await pass(0)
  world.host.destroy()
  await pass(0)
  expect(asked.error).toMatchObject({ message: 'Request was aborted', reason: 'destroyed' })
  expect(world.frame.page.nodes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  const later = outcomeOf(world.host.init())
  await pass(0)
  expect(later.error).toMatchObject({ code: 'frame_aborted' })
  expect(world.frame.page.getAppendCount()).toBe(1)
})

test.each(['eth_sign', 'eth_sendUserOperation', 'made_up'])(
  'behavior: %s is not sent',
  async (method) => {
    const before = messages().length
    const asked = outcomeOf(world.host.requestRpc({ method, params: [] }))
    await pass(0)
    expect(asked.error).toMatchObject({ message: 'Requested RPC call is not allowed' })
    expect(messages()).toHaveLength(before)
  },
)

test('behavior: bigints travel as 0x hex', async () => {
  world.host
    .requestRpc({ method: 'eth_sendTransaction', params: [{ value: 255n, list: [0n] }] })
    .catch(() => {})
  await pass(0)
  expect(messages().at(-1)).toMatchObject({
    payload: { params: [{ value: '0xff', list: ['0x0'] }] },
  })
})

test.each([
  ['another form', [{ calls: [{ data: '0x' }] }]],
  ['more than the bounds', [{ capabilities: 'x'.repeat(600_000), calls: [] }]],
])('error: a payload of %s is not sent', async (_what, params) => {
  const before = messages().length
  const asked = outcomeOf(world.host.requestRpc({ method: 'wallet_sendCalls', params }))
  await pass(0)
  expect(asked.error).toMatchObject({ message: 'Invalid request', code: 'invalid_params' })
  expect(messages()).toHaveLength(before)
})
