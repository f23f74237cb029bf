import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { steerTransport } from './steerTransport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The parts of the protocol's relayer that are steered, with a line that works or not. */
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
      // The client makes a new connection each time.
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
  // Only the relayer of the client is used.
  const client = { core: { relayer } } as never
  const transport = steerTransport(client, { now: () => Date.now(), random: () => 1 })
  return { relayer, transport }
}

test('S-132a: one attempt at a time', async () => {
  const { relayer } = steer()
  await Promise.all([relayer.connect(), relayer.connect()])
  expect(relayer.state.made).toBe(1)
  expect(relayer.subscriber.start).toHaveBeenCalledOnce()
})

test('behavior: a line that stands is left alone', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await relayer.connect()
  expect(relayer.state.made).toBe(1)
})

test('behavior: a line that opens too late is closed', async () => {
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

test('S-132e: subscriptions come back after a drop, at once', async () => {
  const { relayer } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(6_000)
  relayer.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(relayer.subscriber.start).toHaveBeenCalledTimes(2)
})

test('S-132d, S-132e: subscriptions come back where the page is online before the end of the old line was told', async () => {
  const { relayer } = steer()
  const { start, stop } = relayer.subscriber
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(6_000)
  const told = stop.mock.calls.length
  relayer.connected = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledTimes(2)
  // Only what it was told to be gone does the client ask for anew.
  expect(stop).toHaveBeenCalledTimes(told + 1)
  expect(stop.mock.invocationCallOrder.at(-1)).toBeLessThan(
    start.mock.invocationCallOrder.at(-1) ?? 0,
  )
})

test('behavior: a line that drops again and again is left alone for longer', async () => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.drop()
  await vi.advanceTimersByTimeAsync(499)
  expect(relayer.state.made).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(relayer.state.made).toBe(2)
})

test.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['seen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('S-132d: the wait ends at once when the page is %s again', async (_, happen) => {
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

test('behavior: who closed it on purpose is not brought back', async () => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.transportExplicitlyClosed = true
  relayer.drop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(relayer.state.made).toBe(1)
})

test('S-132c: after 31 s of silence the line is tried, and left when it is dead', async () => {
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

test('S-132c: a silence while the page was hidden is tried when it is seen again', async () => {
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

test('S-132c: a line that stood while the page was hidden is watched on', async () => {
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

test('behavior: whatever comes starts the watch anew', async () => {
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
])('S-63: %s of the relay are not read', async (_, data) => {
  const { relayer } = steer()
  await relayer.connect()
  relayer.receive(data)
  expect(relayer.read).not.toHaveBeenCalled()
})

test('behavior: a line that was left while it was tried is not brought back', async () => {
  const { relayer, transport } = steer()
  await relayer.connect()
  await vi.advanceTimersByTimeAsync(31_000)
  transport.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(relayer.restartTransport).not.toHaveBeenCalled()
})

test('S-132d: who asks after a long outage does not wait out its back-off', async () => {
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

test('S-132d: who asks during a wait ends it', async () => {
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

test('behavior: after its end nothing is listened to', async () => {
  const { relayer, transport } = steer()
  await relayer.connect()
  transport.stop()
  relayer.drop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(relayer.state.made).toBe(1)
  expect(relayer.request).not.toHaveBeenCalled()
})
