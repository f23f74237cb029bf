import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock } from '../testing/createTestClock.ts'
import { createRateLimiter } from './rateLimiter.ts'
import { toRateAddress } from './toRateAddress.ts'

test('S-93g: property: no minute has more than the limit, and a request after the wait passes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }), (gaps) => {
      const clock = createTestClock(0)
      const limiter = createRateLimiter(clock)
      const passed: number[] = []
      for (const gap of gaps) {
        clock.advance(gap)
        const wait = limiter.take('key', 3)
        if (wait === 0) passed.push(clock.now())
        else expect(wait).toBeGreaterThan(0)
        const inWindow = passed.filter((time) => time > clock.now() - 60_000)
        expect(inWindow.length).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('S-93b: Retry-After is exact', () => {
  const clock = createTestClock(0)
  const limiter = createRateLimiter(clock)
  expect(limiter.take('key', 1)).toBe(0)
  clock.advance(15_000)
  expect(limiter.take('key', 1)).toBe(45)
  clock.advance(45_000)
  expect(limiter.take('key', 1)).toBe(0)
})

test('S-93g: a clock that is set back blocks no requests', () => {
  const clock = createTestClock(10_000_000)
  const limiter = createRateLimiter(clock)
  limiter.take('key', 1)
  clock.advance(-5_000_000)
  expect(limiter.take('key', 1)).toBe(0)
})

test.each([
  [49_999, 'limited'],
  [50_000, 'forgotten'],
])('S-93g: after %i other keys the first is %s, because memory is limited', (others, fate) => {
  const limiter = createRateLimiter(createTestClock(0))
  limiter.take('first', 1)
  for (let other = 0; other < others; other += 1) limiter.take(`other ${other}`, 1)
  expect(limiter.take('first', 1) === 0).toBe(fate === 'forgotten')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('S-93g: %s counts as %s', (ip, address) => {
  expect(toRateAddress(ip)).toBe(address)
})
