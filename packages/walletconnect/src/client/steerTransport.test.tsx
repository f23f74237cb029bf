import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { steerTransport } from './steerTransport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Fakes the members of WalletConnect's relayer that `steerTransport` controls. `state.works`
 * decides whether connecting succeeds.
 */
function createRelayer() {
  const listeners = new Map<string, () => void>()
  const state = { works: true, made: 0 }
  const read = vi.fn()
  const connection: object = { onPayload: read }
  const relayer = {
    state,
    connected: false,
    transportExplicitlyClosed: false,
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    drop: () => {
      relayer.connected = false
      listeners.get('relayer_disconnect')?.()
    },
    subscriber: { topics: ['a'], start: vi.fn(), stop: vi.fn() },
    provider: {
      connection,
      disconnect: vi.fn(async () => undefined),
      connect: async () => {
        if (!state.works) throw new Error('no line')
        relayer.connected = true
      },
    },
    createProvider: async () => {
      state.made += 1
      // The client creates a new connection for each attempt.
      Reflect.set(connection, 'onPayload', read)
    },
    connect: () => Promise.reject(new Error('not steered')),
    transportOpen: () => relayer.connect(),
    restartTransport: vi.fn(async () => undefined),
    request: vi.fn(() => new Promise(() => undefined)),
    receive: (data: unknown) => {
      const onPayload: unknown = Reflect.get(connection, 'onPayload')
      if (typeof onPayload === 'function') onPayload.call(connection, { data })
    },
    read,
  }
  return relayer
}

function steer(relayer = createRelayer()) {
  // The function uses only the relayer of the client.
  const client = { core: { relayer } } as never
  const transport = steerTransport(client, { now: () => Date.now(), random: () => 1 })
  return { relayer, transport }
}

test('S-132a: makes one attempt at a time', async () => {
  const { relayer } = steer()
  await Promise.all([relayer.connect(), relayer.connect()])
  expect(relayer.state.made).toBe(1)
  expect(relayer.subscriber.start).toHaveBeenCalledOnce()
})

test('behavior: an open connection is reused', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await relayer.connect()
  expect(relayer.state.made).toBe(1)
})

test('behavior: a connection that opens after the deadline is closed', async () => {
  const { relayer } = steer()
  const opened: (() => void)[] = []
  const { connect } = relayer.provider
  relayer.provider.connect = () =>
    new Promise((resolve) => {
      opened.push(resolve)
    })
  const connecting = relayer.connect()
  await vi.advanceTimersByTimeAsync(15_000)
  await connecting
  for (const open of opened) open()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.provider.disconnect).toHaveBeenCalledTimes(opened.length)
  relayer.provider.connect = connect
})

test('S-132e: restores subscriptions immediately after a disconnect', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(6_000)
  relayer.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.subscriber.start).toHaveBeenCalledTimes(2)
})

test('S-132d, S-132e: restores subscriptions if `online` fires before the disconnect', async () => {
  const { relayer } = steer()
  const { start, stop } = relayer.subscriber
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(6_000)
  const told = stop.mock.calls.length
  relayer.connected = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledTimes(2)
  // The client restores only subscriptions that it was told to drop.
  expect(stop).toHaveBeenCalledTimes(told + 1)
  expect(stop.mock.invocationCallOrder.at(-1)).toBeLessThan(
    start.mock.invocationCallOrder.at(-1) ?? 0,
  )
})

test('behavior: repeated disconnects increase the wait before the next attempt', async () => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.drop()
  await vi.advanceTimersByTimeAsync(499)
  expect(relayer.state.made).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(relayer.state.made).toBe(2)
})

test('S-132b: a connection ends the long waits of the outage before, even a short one', async () => {
  const { relayer } = steer()
  relayer.state.works = false
  const connecting = relayer.connect()
  await vi.advanceTimersByTimeAsync(14_000)
  relayer.state.works = true
  await vi.advanceTimersByTimeAsync(1_500)
  await connecting
  expect(relayer.connected).toBe(true)
  for (const [index, waitMs] of [500, 1_000, 2_000, 4_000, 4_000, 4_000].entries()) {
    const { made } = relayer.state
    relayer.drop()
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect([index, relayer.state.made]).toEqual([index, made])
    await vi.advanceTimersByTimeAsync(1)
    expect([index, relayer.state.made]).toEqual([index, made + 1])
  }
  // A stable connection forgets the unstable ones.
  await vi.advanceTimersByTimeAsync(5_001)
  const { made } = relayer.state
  relayer.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.state.made).toBe(made + 1)
})

test.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['seen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('S-132d: the wait ends immediately when the page is %s again', async (_, happen) => {
  const { relayer } = steer()
  relayer.state.works = false
  const connecting = relayer.connect()
  await vi.advanceTimersByTimeAsync(8_000)
  const before = relayer.state.made
  relayer.state.works = true
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.state.made).toBe(before + 1)
  await connecting
  expect(relayer.connected).toBe(true)
})

test('behavior: does not reconnect after an explicit close', async () => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.transportExplicitlyClosed = true
  relayer.drop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(relayer.state.made).toBe(1)
})

test('S-132c: probes the connection after 31 s of silence and replaces a dead one', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(30_999)
  expect(relayer.request).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(relayer.request).toHaveBeenCalledExactlyOnceWith({
    method: 'irn_batchSubscribe',
    params: { topics: ['a'] },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(relayer.restartTransport).toHaveBeenCalledOnce()
})

test('S-132c: probes the connection when a hidden page becomes visible', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  try {
    const { relayer } = steer()
    await relayer.connect()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(relayer.request).not.toHaveBeenCalled()
    seen.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    expect(relayer.request).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(relayer.restartTransport).toHaveBeenCalledOnce()
  } finally {
    seen.mockRestore()
  }
})

test('S-132c: watches on a connection that survived while the page was hidden', async () => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.request.mockResolvedValue(undefined)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  relayer.receive('{}')
  await vi.advanceTimersByTimeAsync(31_000)
  expect(relayer.request).toHaveBeenCalledTimes(2)
  expect(relayer.restartTransport).not.toHaveBeenCalled()
})

test('behavior: each frame restarts the watchdog', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(20_000)
  relayer.receive('{}')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(relayer.request).not.toHaveBeenCalled()
  expect(relayer.read).toHaveBeenCalledOnce()
})

test.each([
  ['digits without end', '7'.repeat(24_000)],
  ['a frame without end', 'x'.repeat(2_000_001)],
  ['bytes', new Uint8Array(3)],
])('S-63: does not read %s from the relay', async (_, data) => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.receive(data)
  expect(relayer.read).not.toHaveBeenCalled()
})

test('behavior: does not reconnect if the transport was stopped during a probe', async () => {
  const { relayer, transport } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(31_000)
  transport.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(relayer.restartTransport).not.toHaveBeenCalled()
})

test('S-132d: a user request after a long outage skips the back-off', async () => {
  const { relayer, transport } = steer()
  relayer.state.works = false
  for (const _ of [1, 2, 3]) {
    const connecting = relayer.connect()
    await vi.advanceTimersByTimeAsync(60_000)
    await connecting
  }
  await vi.advanceTimersByTimeAsync(600_000)
  relayer.state.works = true
  transport.hurry()
  const connecting = relayer.connect()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.connected).toBe(true)
  await connecting
})

test('S-132d: a user request during a wait ends the wait', async () => {
  const { relayer, transport } = steer()
  relayer.state.works = false
  const connecting = relayer.connect()
  await vi.advanceTimersByTimeAsync(8_000)
  relayer.state.works = true
  transport.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.connected).toBe(true)
  await connecting
})

test('behavior: listens to no events after stopping', async () => {
  const { relayer, transport } = steer()
  await relayer.connect()
  transport.stop()
  relayer.drop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(relayer.state.made).toBe(1)
  expect(relayer.request).not.toHaveBeenCalled()
})
