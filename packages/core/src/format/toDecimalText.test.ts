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

test.each([2 ** 31, 2 ** 53, 256, -1, 1.5])(
  'S-142: an amount of a token with %s decimals is shown in base units',
  (decimals) => {
    expect(toDecimalText(1_500_000n, decimals)).toBe('1500000')
  },
)

test('S-142: an amount of a token with 255 decimals is shown with all of them', () => {
  expect(toDecimalText(1n, 255)).toBe(`0.${'0'.repeat(254)}1`)
})
