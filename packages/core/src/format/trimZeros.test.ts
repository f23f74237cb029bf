import { expect, test } from 'vitest'
import { trimZeros } from './trimZeros.ts'

test.each([
  ['1.50', '1.5'],
  ['2.0', '2'],
  ['2.', '2'],
  ['100', '100'],
  ['0.00', '0'],
  ['10.0010', '10.001'],
  ['', ''],
])('default: %j is %j', (numeric, trimmed) => {
  expect(trimZeros(numeric)).toBe(trimmed)
})
