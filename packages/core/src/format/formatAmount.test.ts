import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

test.each([
  [0n, 18, 3, '0'],
  [1n, 18, 3, '0'],
  [1_403_500_000_000_000_000n, 18, 3, '1.403'],
  [999_999_999_999_999_999n, 18, 3, '0.999'],
  [1_999_999n, 6, 3, '1.999'],
  [1_500_000n, 6, 2, '1.5'],
  [1_500_000n, 6, 0, '1'],
  [15n, 1, 3, '1.5'],
  [42n, 0, 3, '42'],
  [42n, 0, 0, '42'],
  [-1_999_999n, 6, 3, '-1.999'],
  [-1n, 18, 3, '0'],
  [123_456_789_012_345_678_901_234_567_890n, 18, 3, '123456789012.345'],
])('K-ACC-03: %s with %s decimals at %s places is cut to %s', (amount, decimals, places, text) => {
  expect(formatAmount(amount, decimals, places)).toBe(text)
})

test('parameters: three places by default', () => {
  expect(formatAmount(1_234_567n, 6)).toBe('1.234')
})

test('K-ACC-03: the shown amount never exceeds the real one and is less than one step below it', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 40n })
  const sizes = fc.integer({ min: 3, max: 24 })
  fc.assert(
    fc.property(amounts, sizes, (amount, decimals) => {
      const [whole = '', fraction = ''] = formatAmount(amount, decimals, 3).split('.')
      const shown = BigInt(whole + fraction.padEnd(3, '0')) * 10n ** BigInt(decimals - 3)
      expect(shown <= amount && amount - shown < 10n ** BigInt(decimals - 3)).toBe(true)
    }),
  )
})

test('behavior: with enough places the text is exact', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 1, max: 30 }),
      (amount, decimals) => {
        const [whole = '', fraction = ''] = formatAmount(amount, decimals, decimals).split('.')
        expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(amount)
      },
    ),
  )
})
