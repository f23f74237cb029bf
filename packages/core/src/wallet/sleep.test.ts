import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleep } from './sleep.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const ended = vi.fn()
  const sleeping = sleep(150, new AbortController().signal).then(ended)
  await vi.advanceTimersByTimeAsync(149)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sleeping
  expect(ended).toHaveBeenCalledOnce()
})

test('S-134d: an abort before or during the wait rejects immediately and leaves no timer', async () => {
  const left = new Error('left')
  await expect(sleep(150, AbortSignal.abort(left))).rejects.toBe(left)
  const controller = new AbortController()
  const sleeping = expect(sleep(150, controller.signal)).rejects.toBe(left)
  controller.abort(left)
  await sleeping
  expect(vi.getTimerCount()).toBe(0)
})
