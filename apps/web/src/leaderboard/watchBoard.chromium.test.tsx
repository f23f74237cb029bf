import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BoardNews, watchBoard } from './watchBoard.ts'

const news: BoardNews = { changes: [], missedBelow: null }

/** Fakes the browser's `EventSource`, so that tests can dispatch server events. */
class FakeEvents extends EventTarget {
  static readonly open = new Set<FakeEvents>()
  readyState = 1
  constructor() {
    super()
    FakeEvents.open.add(this)
  }
  close() {
    FakeEvents.open.delete(this)
  }
}

const tell = (data: string) => {
  for (const line of FakeEvents.open) line.dispatchEvent(new MessageEvent('message', { data }))
}

beforeEach(() => vi.stubGlobal('EventSource', FakeEvents))
afterEach(() => {
  FakeEvents.open.clear()
  vi.unstubAllGlobals()
})

/** Subscribes to the leaderboard's events twice, as two tabs of one browser do. */
function watchTwice() {
  const heard = { first: 0, second: 0 }
  const stopFirst = watchBoard('season', () => {
    heard.first += 1
  })
  const stopSecond = watchBoard('season', () => {
    heard.second += 1
  })
  return { heard, stopFirst, stopSecond }
}

const seeLines = (count: number) =>
  vi.waitFor(() => expect([...FakeEvents.open]).toHaveLength(count))

test('behavior: tabs share one connection, and the next tab takes it over', async () => {
  const { heard, stopFirst, stopSecond } = watchTwice()
  await seeLines(1)
  tell(JSON.stringify(news))
  await vi.waitFor(() => expect(heard).toEqual({ first: 1, second: 1 }))
  const [before] = FakeEvents.open
  stopFirst()
  await vi.waitFor(() => expect(FakeEvents.open.has(before as FakeEvents)).toBe(false))
  await seeLines(1)
  tell(JSON.stringify(news))
  await vi.waitFor(() => expect(heard).toEqual({ first: 1, second: 2 }))
  stopSecond()
  await seeLines(0)
})

test('error: malformed events are ignored', async () => {
  const { heard, stopFirst, stopSecond } = watchTwice()
  await seeLines(1)
  for (const text of ['', '{', '{"changes":1}']) tell(text)
  tell(JSON.stringify(news))
  await vi.waitFor(() => expect(heard).toEqual({ first: 1, second: 1 }))
  stopFirst()
  stopSecond()
})

test('K-WORLD-17: without channels every tab has its own connection', async () => {
  class Refused {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  vi.stubGlobal('BroadcastChannel', Refused)
  const { heard, stopFirst, stopSecond } = watchTwice()
  await seeLines(2)
  tell(JSON.stringify(news))
  await vi.waitFor(() => expect(heard).toEqual({ first: 1, second: 1 }))
  stopFirst()
  stopSecond()
  await seeLines(0)
})

test('K-WORLD-17: a browser that refuses locks still shows new points', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'))
  const { stopFirst, stopSecond } = watchTwice()
  await seeLines(2)
  stopFirst()
  stopSecond()
  await seeLines(0)
  expect(navigator.locks.request).toHaveBeenCalledTimes(2)
})
