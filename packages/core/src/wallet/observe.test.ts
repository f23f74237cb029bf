import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { observe } from './observe.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = async () => false

test('default: a state that is reached needs no wait', async () => {
  expect(await observe({ isReached: async () => true, signal: undefined })).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('K-WORLD-03: reads the state until it is reached, past failed reads', async () => {
  const isReached = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true)
  const observing = observe({ isReached, signal: undefined })
  await vi.advanceTimersByTimeAsync(400)
  expect(await observing).toBe(true)
  expect(isReached).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('K-WORLD-03: an event ends the wait, and the listener is removed', async () => {
  const listeners = new Set<() => void>()
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const observing = observe({ isReached: never, watch, signal: undefined })
  await vi.advanceTimersByTimeAsync(50)
  for (const listener of [...listeners]) listener()
  expect(await observing).toBe(true)
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('K-WORLD-03: returns false at the deadline, even while a read hangs', async () => {
  const isReached = () => new Promise<boolean>(() => {})
  const observing = observe({ isReached, signal: undefined, deadlineMs: 1_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await observing).toBe(false)
})

test('S-134d: an abort rejects immediately and leaves no timer', async () => {
  const left = new Error('left')
  const controller = new AbortController()
  const { signal } = controller
  const observing = expect(observe({ isReached: never, signal })).rejects.toBe(left)
  controller.abort(left)
  await observing
  expect(vi.getTimerCount()).toBe(0)
  await expect(observe({ isReached: never, signal })).rejects.toBe(left)
})
