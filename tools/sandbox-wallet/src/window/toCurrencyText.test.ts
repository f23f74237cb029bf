import { expect, test } from 'vitest'
import { toCurrencyText, toExactText } from './toCurrencyText.ts'

test.each([
  ['1500000001', 9, '1.500000001 X'],
  ['2500000', 6, '2.5 X'],
  ['1000000000', 9, '1 X'],
  ['10', 0, '10 X'],
  ['0', 9, '0 X'],
  ['1', 9, '0.000000001 X'],
])('%s with %i decimals is %s', (amount, decimals, text) => {
  expect(toExactText(amount, { decimals, symbol: 'X' })).toBe(text)
})

test('K-WORLD-12: cut to three decimals, grouped, without padded zeros', () => {
  const ether = { decimals: 18, symbol: 'ETH' }
  expect(toCurrencyText(`10000${'0'.repeat(18)}`, ether)).toBe('10,000 ETH')
  expect(toCurrencyText(`25${'0'.repeat(16)}`, ether)).toBe('0.25 ETH')
  expect(toCurrencyText(`4${'0'.repeat(14)}`, ether)).toBe('0.0004 ETH')
  expect(toCurrencyText('1', ether)).toBe('<0.00000001 ETH')
})
