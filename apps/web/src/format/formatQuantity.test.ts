import { expect, test } from 'vitest'
import { formatQuantity } from './formatQuantity.ts'

test.each([
  ['0', '0.000', '0'],
  ['1', '1.000', '1'],
  ['1.9999', '1.999', '1.9999'],
  ['0.000999', '0.000', '0.000999'],
  ['1234567.5', '1,234,567.500', '1,234,567.5'],
  [
    '123456789012345678.123456789012345678',
    '123,456,789,012,345,678.123',
    '123,456,789,012,345,678.123456789012345678',
  ],
])('%s is cut to %s and is %s in full', (numeric, short, full) => {
  expect(formatQuantity(numeric, 'en')).toEqual({ short, full })
})

test('parameters: locale', () => {
  expect(formatQuantity('1234.5678', 'de').short).toBe('1.234,567')
})
