import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from './fixtures/createTestHost.ts'
import { createTestServer } from './fixtures/createTestServer.ts'
import { type Outcome, outcomeOf } from './fixtures/outcome.ts'
import type { FrameHandlers } from './frame/FrameHandlers.ts'
import { createFrameHost } from './host/createFrameHost.ts'
import { isRequestName, type RequestName, requests } from './requests/index.ts'
import { createForeignHost } from './testing/createForeignHost.ts'
import { foreignFrame } from './testing/foreignFrame.ts'
import { payloads, successes } from './testing/requestsForTests.ts'

const names = Object.keys(requests).filter(isRequestName)
const worlds: TestHost[] = []
function start(...options: Parameters<typeof createTestHost>): TestHost {
  const world = createTestHost(...options)
  worlds.push(world)
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

/** Handlers of a frame that answer each request with its example success payload. */
const examples = Object.fromEntries(
  names.map((name) => [name, async () => successes[name]]),
) as unknown as FrameHandlers

/**
 * Names of the requests that public peers answer: all except RPC_ABORT. This package answers
 * RPC_ABORT over a port only (S-11).
 */
const answered = names.filter((name) => name !== 'RPC_ABORT')

test.each(answered)('default: %s goes there and back', async (name) => {
  const world = start({ handlers: examples })
  world.host.init().catch(() => {})
  await pass(500)
  const asked = outcomeOf(world.host.request(name, payloads[name]))
  await pass(0)
  expect(asked).toEqual({ state: 'resolved', value: successes[name] })
})

test.each(answered)('behavior: a frame of the public make serves our %s', async (name) => {
  const answers = Object.fromEntries(names.map((each) => [each, () => successes[each]]))
  const world = start({ document: foreignFrame(answers) })
  world.host.init().catch(() => {})
  await pass(500)
  const asked = outcomeOf(world.host.request(name, payloads[name]))
  await pass(0)
  expect(asked).toEqual({ state: 'resolved', value: successes[name] })
})

test('behavior: with a frame of the public make errors, refusals and aborts end well', async () => {
  const world = start({
    document: foreignFrame({
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
      SYNC_DAPP_DATA: () => undefined,
      CONNECT_OTP: () => {
        throw 'Invalid Otp'
      },
    }),
  })
  const init = outcomeOf(world.host.init())
  await pass(500)
  expect(init.value).toEqual({ version: '1.0.0', smartAccountEnabledNetworks: [1] })
  const wrongCode = outcomeOf(world.host.request('CONNECT_OTP', { otp: '1' }))
  const controller = new AbortController()
  const signing = outcomeOf(
    world.host.requestRpc({ method: 'personal_sign', params: [] }, controller),
  )
  await pass(0)
  controller.abort()
  await pass(0)
  expect(wrongCode.error).toMatchObject({ message: 'Invalid Otp' })
  expect(signing.error).toMatchObject({ message: 'Request was aborted' })
  // RPC_ABORT gets no answer and must leave no timer behind.
  expect(vi.getTimerCount()).toBe(0)
})

test.each(answered)('behavior: a host of the public make is served %s', async (name) => {
  const world = createTestServer(examples)
  const host = createForeignHost(world.host, world.frame)
  const outcome = outcomeOf(host.send(name, payloads[name]))
  await world.settle()
  expect(outcome.value).toMatchObject({ type: `@w3m-frame/${name}_SUCCESS` })
  expect((outcome.value as { payload?: unknown }).payload).toEqual(successes[name])
  world.server.close()
})

test('behavior: answers in any order reach the requests they belong to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(
        Array.from({ length: 12 }, (_, index) => index),
        { minLength: 12 },
      ),
      async (order) => {
        const ends = new Map<number, () => void>()
        const world = createTestHost({
          handlers: {
            SWITCH_NETWORK: ({ chainId }) =>
              new Promise((resolve) => ends.set(Number(chainId), () => resolve({ chainId }))),
          },
        })
        const asked: Outcome[] = order.map((_, chainId) =>
          outcomeOf(world.host.request('SWITCH_NETWORK', { chainId })),
        )
        await pass(500)
        for (const index of order) ends.get(index)?.()
        await pass(0)
        expect(asked.map(({ value }) => value)).toEqual(order.map((_, chainId) => ({ chainId })))
        world.end()
      },
    ),
    { numRuns: 25, seed: 4_202 },
  )
})

const meanings: readonly (readonly [RequestName, string, unknown])[] = [
  ['RPC_REQUEST', 'User denied the request', 4001],
  ['RPC_REQUEST', 'User rejected the request', 4001],
  ['RPC_REQUEST', 'Requested RPC call is not allowed', 4200],
  ['RPC_REQUEST', 'Invalid request', -32602],
  ['RPC_REQUEST', 'execution reverted', -32603],
]
test.each(meanings)(
  'S-16: %s answered by a foreign frame with "%s" is %d',
  async (name, message, code) => {
    const { toFrameRpcError } = await import('./host/toFrameRpcError.ts')
    const world = start({
      document: foreignFrame({
        [name]: () => {
          throw message
        },
      }),
    })
    const asked = outcomeOf(world.host.request(name, payloads[name]))
    await pass(500)
    expect(toFrameRpcError(asked.error)).toMatchObject({ code, message })
  },
)

/**
 * Creates timer functions for one frame host that count their running timers, so that a test can
 * check that the host leaves none.
 */
function createCountedTimers() {
  const armed = new Set<object>()
  const setTimer = (callback: () => void, delayMs: number) => {
    const mark = {}
    armed.add(mark)
    const timer = setTimeout(() => {
      armed.delete(mark)
      callback()
    }, delayMs)
    return () => {
      armed.delete(mark)
      clearTimeout(timer)
    }
  }
  return { armed, setTimer }
}

test('S-139: a thousand frames opened and closed leave no listener, timer or node', async () => {
  const world = start({ handlers: examples })
  const timers = createCountedTimers()
  const added = vi.spyOn(world.frame.window, 'addEventListener')
  const removed = vi.spyOn(world.frame.window, 'removeEventListener')
  for (let count = 0; count < 1_000; count += 1) {
    const host = createFrameHost({
      url: world.frame.url,
      window: world.frame.window,
      projectId: 'p',
      rpcUrl: '',
      dappData: {},
      setTimer: timers.setTimer,
    })
    const ended = [host.init(), host.request('GET_USER', undefined)].map(outcomeOf)
    expect(timers.armed.size).toBeGreaterThan(0)
    await pass(count % 2 === 0 ? 0 : 500)
    host.destroy()
    await pass(0)
    for (const { state } of ended) expect(state).not.toBe('pending')
  }
  expect(world.frame.page.nodes).toEqual([])
  expect(timers.armed.size).toBe(0)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    expect.arrayContaining(added.mock.calls.map(([, listener]) => listener)),
  )
})
