import { expect, test } from 'vitest'
import { cutDecimals } from './cutDecimals.ts'

test.each([
  ['1234.5678', '1234.567'],
  ['1.0004', '1'],
  ['0.000123', '0.00012'],
  ['0.000000000000000123', '0.00000000000000012'],
  ['0.00', '0'],
  ['7', '7'],
  ['-0.00019', '-0.00019'],
])('K-WORLD-12: %s is cut to %s', (numeric, text) => {
  expect(cutDecimals(numeric)).toBe(text)
})
