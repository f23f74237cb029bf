import { expect, test } from 'vitest'
import { createRateLimit } from './createRateLimit.ts'

test('default: a bucket empties, refills and overflows, each key its own', () => {
  const clock = { now: 0 }
  const mayPass = createRateLimit({ capacity: 2, refillPerSecond: 1 }, () => clock.now)
  expect([mayPass('a'), mayPass('a'), mayPass('a'), mayPass('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  clock.now = 1_000
  expect([mayPass('a'), mayPass('a')]).toEqual([true, false])
  clock.now = 60_000
  expect([mayPass('a'), mayPass('a'), mayPass('a')]).toEqual([true, true, false])
})

test('behavior: a clock that is set back takes nothing', () => {
  const clock = { now: 60_000 }
  const mayPass = createRateLimit({ capacity: 2, refillPerSecond: 1 }, () => clock.now)
  mayPass('a')
  clock.now = 0
  expect(mayPass('a')).toBe(true)
})
