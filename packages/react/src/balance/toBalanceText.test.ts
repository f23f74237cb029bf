import { expect, test } from 'vitest'
import { toBalanceText } from './toBalanceText.ts'

const balance = (amount: bigint) => ({ amount, decimals: 18, symbol: 'ETH' })

test('K-ACC-03: three decimals, cut and never rounded', () => {
  expect(toBalanceText(balance(1_999_999_999_999_999_999n), 'en')).toBe('1.999')
  expect(toBalanceText(balance(1_500_000_000_000_000_000n), 'en')).toBe('1.500')
  expect(toBalanceText(balance(0n), 'en')).toBe('0.000')
})

test('behavior: grouped and written as the locale does, exact beyond what a number holds', () => {
  expect(toBalanceText(balance(12_345_678_901_234_567_899_999n * 1_000_000n), 'de')).toBe(
    '12.345.678.901,234',
  )
})
