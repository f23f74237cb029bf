import { expect, test } from 'vitest'
import { toAmountText } from './toAmountText.ts'

test.each([
  ['10000.000', '10,000'],
  ['0.25', '0.25'],
  ['0.000', '0'],
  ['0', '0'],
  ['1', '1'],
  ['1.9999', '1.999'],
  ['0.000999', '0'],
  ['-0.0001', '0'],
  ['-1234.5', '-1,234.5'],
  ['1234567.50', '1,234,567.5'],
  ['123456789012345678.123456789012345678', '123,456,789,012,345,678.123'],
])('K-ACC-03: %s is shown as %s, cut and not padded', (numeric, text) => {
  expect(toAmountText(numeric, { locale: 'en' })).toBe(text)
})

test('parameters: places; preserves all digits of a large amount', () => {
  const numeric = '123456789.012345678901234567'
  expect(toAmountText(numeric, { locale: 'en', places: 18 })).toBe('123,456,789.012345678901234567')
  expect(toAmountText(numeric, { locale: 'en', places: 0 })).toBe('123,456,789')
})

test.each([
  ['de', '1.234,5'],
  ['ar-EG', '١٬٢٣٤٫٥'],
  ['en-IN', '1,234.5'],
])('parameters: locale %s', (locale, text) => {
  expect(toAmountText('1234.50', { locale })).toBe(text)
})
