import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useVisible } from './useVisible.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const see = (state: 'visible' | 'hidden') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('S-138: a page counts as seen until it has been hidden for a minute, and at once when it is back', () => {
  const { result } = renderHook(() => useVisible())
  expect(result.current).toBe(true)
  see('hidden')
  pass(59_999)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
  see('visible')
  expect(result.current).toBe(true)
})

test('S-138: a glance back begins the minute anew', () => {
  const { result } = renderHook(() => useVisible())
  see('hidden')
  pass(59_000)
  see('visible')
  see('hidden')
  pass(59_000)
  expect(result.current).toBe(true)
})

test('S-139: with the screen its timer and listener end', () => {
  const { unmount } = renderHook(() => useVisible())
  see('hidden')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  see('hidden')
  expect(vi.getTimerCount()).toBe(0)
})
