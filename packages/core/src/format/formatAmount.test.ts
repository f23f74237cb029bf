import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

test.each([
  [0n, 18, '0'],
  [1n, 18, '<0.00000001'],
  [10_000_000_000n, 18, '0.00000001'],
  [400_000_000_000_000n, 18, '0.0004'],
  [1_403_500_000_000_000_000n, 18, '1.403'],
  [999_999_999_999_999_999n, 18, '0.999'],
  [1_999_999n, 6, '1.999'],
  [1_500_000n, 6, '1.5'],
  [15n, 1, '1.5'],
  [42n, 0, '42'],
  [-1_999_999n, 6, '-1.999'],
  [123_456_789_012_345_678_901_234_567_890n, 18, '123,456,789,012.345'],
])('K-WORLD-12, K-ACC-03: %s with %s decimals is shown as %s', (amount, decimals, text) => {
  expect(formatAmount(amount, decimals)).toBe(text)
})

test('parameters: locale and exact', () => {
  expect(formatAmount(1_234_567_891n, 6, { locale: 'de' })).toBe('1.234,567')
  expect(formatAmount(1_234_567_891n, 6, { locale: 'de', exact: true })).toBe('1.234,567891')
})

test('K-ACC-03: the shown amount never exceeds the real one and is less than one step below it', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 40n })
  const sizes = fc.integer({ min: 8, max: 24 })
  fc.assert(
    fc.property(amounts, sizes, (amount, decimals) => {
      const shown = formatAmount(amount, decimals).replaceAll(',', '')
      if (shown.startsWith('<')) {
        expect(amount < 10n ** BigInt(decimals - 8)).toBe(true)
        return
      }
      const [whole = '', fraction = ''] = shown.split('.')
      const units = BigInt(whole + fraction.padEnd(decimals, '0'))
      const step = 10n ** BigInt(decimals - Math.max(3, fraction.length))
      expect(units <= amount && amount - units < step).toBe(true)
    }),
  )
})
