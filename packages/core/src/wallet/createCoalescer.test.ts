import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCoalescer } from './createCoalescer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('S-62: passes the first value immediately, then the latest once per interval', () => {
  const seen: number[] = []
  const coalescer = createCoalescer<number>(50, (value) => seen.push(value))
  for (let value = 0; value < 1_000; value += 1) coalescer.push(value)
  expect(seen).toEqual([0])
  vi.advanceTimersByTime(50)
  expect(seen).toEqual([0, 999])
  vi.advanceTimersByTime(1_000)
  coalescer.push(1_000)
  expect(seen).toEqual([0, 999, 1_000])
})

test('behavior: stopping drops a waiting value', () => {
  const seen: number[] = []
  const coalescer = createCoalescer<number>(50, (value) => seen.push(value))
  coalescer.push(1)
  coalescer.push(2)
  coalescer.stop()
  vi.advanceTimersByTime(1_000)
  expect(seen).toEqual([1])
})
