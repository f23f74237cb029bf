import { expect, test } from 'vitest'
import { toDecimalText } from './toDecimalText.ts'

test.each([
  [1_500_000n, 6, '1.5'],
  [1n, 18, '0.000000000000000001'],
  [0n, 18, '0'],
  [42n, 0, '42'],
  [100n, 0, '100'],
  [-1_999_999n, 6, '-1.999999'],
])('default: %s with %s decimals is %s', (amount, decimals, text) => {
  expect(toDecimalText(amount, decimals)).toBe(text)
})
