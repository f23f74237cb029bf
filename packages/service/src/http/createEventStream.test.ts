import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbeatMs, stalledMs } from '../config/constants.ts'
import { createEventStream, type NewsSource } from './createEventStream.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const first = 'retry: 3000\n\n'

/**
 * Creates an event source that the test controls, and counts in `asked` how often the stream
 * requests the next event.
 */
function createSource() {
  const ending = new AbortController()
  const waiting: ((news: unknown) => void)[] = []
  const source = {
    asked: 0,
    closed: 0,
    next(signal: AbortSignal) {
      source.asked += 1
      return new Promise<unknown>((resolve) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => resolve(undefined))
        if (signal.aborted) resolve(undefined)
      })
    },
    close() {
      source.closed += 1
    },
    ended: ending.signal,
    end: () => ending.abort(),
    tell: (news: unknown) => waiting.shift()?.(news),
  } satisfies NewsSource & Record<string, unknown>
  return source
}

function start(streamMs = 3_600_000) {
  const source = createSource()
  const [stop, newer] = [new AbortController(), new AbortController()]
  const signals = { stopping: stop.signal, giveWay: newer.signal }
  const stream = createEventStream({ source, streamMs, ...signals })
  const told: string[] = []
  const read = () => stream.on('data', (text) => told.push(String(text)))
  return { source, stop, newer, stream, told, read }
}

test('default: each news is sent as one event', async () => {
  const { source, stream, told, read } = start()
  read()
  await vi.waitFor(() => expect(source.asked).toBe(1))
  source.tell({ rank: 1 })
  await vi.waitFor(() => expect(told).toEqual([first, 'data: {"rank":1}\n\n']))
  stream.destroy()
})

test('S-93f: sends a heartbeat while no news arrives', async () => {
  const { source, stream, told, read } = start()
  read()
  await vi.waitFor(() => expect(source.asked).toBe(1))
  await vi.advanceTimersByTimeAsync(heartbeatMs)
  await vi.waitFor(() => expect(told).toEqual([first, ':\n\n']))
  expect(heartbeatMs).toBeLessThanOrEqual(30_000)
  stream.destroy()
})

test('S-93f: ends after its maximum duration, when the server stops, and when the source ends', async () => {
  for (const end of ['time', 'server', 'source'] as const) {
    const { source, stop, stream, read } = start(1_000)
    read()
    await vi.waitFor(() => expect(source.asked).toBe(1))
    const ended = once(stream, 'end')
    if (end === 'time') await vi.advanceTimersByTimeAsync(1_000)
    else if (end === 'server') stop.abort()
    else source.end()
    await ended
    await vi.waitFor(() => expect(source.closed).toBe(1))
  }
})

test('S-146d: a stream that gives way ends, and its browser reconnects after a minute', async () => {
  const { source, newer, stream, told, read } = start()
  read()
  await vi.waitFor(() => expect(source.asked).toBe(1))
  const ended = once(stream, 'end')
  newer.abort()
  await ended
  expect(told).toEqual([first, 'retry: 60000\n\n'])
  await vi.waitFor(() => expect(source.closed).toBe(1))
})

test('behavior: a stalled reader causes no further reads and is closed', async () => {
  const { source, stream } = start()
  await vi.advanceTimersByTimeAsync(0)
  expect(source.asked).toBe(0)
  stream.read()
  await vi.waitFor(() => expect(source.asked).toBe(1))
  source.tell(1)
  await vi.waitFor(() => expect(stream.readableLength).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(stalledMs - 1_000)
  expect([source.asked, stream.destroyed]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([source.closed, stream.destroyed]).toEqual([1, true])
})

test('behavior: the source is released when the reader disconnects', async () => {
  const { source, stream, read } = start()
  read()
  await vi.waitFor(() => expect(source.asked).toBe(1))
  stream.destroy()
  await vi.waitFor(() => expect(source.closed).toBe(1))
})
