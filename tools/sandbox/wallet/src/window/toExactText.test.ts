import { expect, test } from 'vitest'
import { toExactText } from './toExactText.ts'

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
