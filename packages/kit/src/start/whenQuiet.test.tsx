import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setConnection = (connection: object | undefined) =>
  vi.stubGlobal('navigator', { ...navigator, connection })

test('K-INIT-13d: runs once, a second after the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const run = vi.fn()
  whenQuiet(run)
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test('K-INIT-13d: runs once the browser is idle', () => {
  const idle: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback))
  const [run, leave] = [vi.fn(), vi.fn()]
  whenQuiet(run)
  const takeBack = whenQuiet(leave)
  vi.advanceTimersByTime(1_000)
  expect(run).not.toHaveBeenCalled()
  takeBack()
  for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 50 })
  expect(run).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: '3g' }, 0],
  [{ saveData: false, effectiveType: '4g' }, 1],
  [undefined, 1],
])('K-INIT-13d: with the connection %j it runs %i times', (connection, times) => {
  setConnection(connection)
  const run = vi.fn()
  whenQuiet(run)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(times)
})

test('behavior: a cancelled run leaves no timer', () => {
  const takeBack = whenQuiet(vi.fn())
  expect(vi.getTimerCount()).toBe(1)
  takeBack()
  expect(vi.getTimerCount()).toBe(0)
})
