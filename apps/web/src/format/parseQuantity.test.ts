import { expect, test } from 'vitest'
import { parseQuantity } from './parseQuantity.ts'

test.each([
  ['0.25', 18, 250_000_000_000_000_000n],
  ['1', 6, 1_000_000n],
  [' 1. ', 2, 100n],
  ['0.000000000000000001', 18, 1n],
  ['12345678901234567890', 0, 12_345_678_901_234_567_890n],
])('default: %s with %i decimals', (text, decimals, amount) => {
  expect(parseQuantity(text, decimals)).toBe(amount)
})

test.each(['', '.', '.5', '-1', '1e3', '1,5', '0x10', '1.0000001'])(
  'error: "%s" is no amount of six decimals',
  (text) => {
    expect(parseQuantity(text, 6)).toBeUndefined()
  },
)
