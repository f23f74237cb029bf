import { expect, test } from 'vitest'
import { isWithinLimits } from './isWithinLimits.ts'

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = { value }
  return value
}
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))

function cyclic(): unknown {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}
const sparse: unknown[] = []
sparse[4_000_000_000] = 1

test.each<[string, unknown, boolean]>([
  ['a small message', { type: 'x', payload: { a: [1, null, 'b', true] } }, true],
  ['512,000 bytes', 'x'.repeat(511_998), true],
  ['more than 512,000 bytes', 'x'.repeat(511_999), false],
  ['512,000 bytes with a name and its mark', { a: 'x'.repeat(511_991) }, true],
  ['one byte more than that', { a: 'x'.repeat(511_992) }, false],
  ['a text of two-byte characters beyond the bytes', 'é'.repeat(256_001), false],
  ['control characters, six bytes each', '\u0000'.repeat(86_000), false],
  ['depth 32', nested(32), true],
  ['depth 33', nested(33), false],
  ['depth 100,000', nested(100_000), false],
  ['5,000 keys', keys(5_000), true],
  ['5,001 keys', keys(5_001), false],
  ['5,001 keys in several objects', [keys(2_500), keys(2_500)], false],
  ['a list of 5,000', Array.from({ length: 5_000 }, () => 1), true],
  ['a long list', Array.from({ length: 5_001 }, () => 1), false],
  ['a sparse list', sparse, false],
  ['a cycle', cyclic(), false],
  ['a bigint', { a: 1n }, false],
  ['a map', { a: new Map() }, false],
  ['bytes', new Uint8Array(4), false],
  ['a date', new Date(), false],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), true],
])('S-07a: %s', (_what, message, verdict) => {
  expect(isWithinLimits(message)).toBe(verdict)
})
