import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAmountText } from './toAmountText.ts'

test.each([
  ['10000.000', '10,000'],
  ['0.25', '0.25'],
  ['0.000', '0'],
  ['-0.000', '0'],
  ['0', '0'],
  ['1', '1'],
  ['1.', '1'],
  ['1.9999', '1.999'],
  ['1.0004', '1'],
  ['10.00001', '10'],
  ['0.001', '0.001'],
  ['0.0019', '0.001'],
  ['0.000999', '0.00099'],
  ['0.0004', '0.0004'],
  ['0.000123', '0.00012'],
  ['0.000100', '0.0001'],
  ['0.00000001', '0.00000001'],
  ['0.000000019', '0.000000019'],
  ['0.0000000099', '<0.00000001'],
  ['0.000000000000000001', '<0.00000001'],
  ['-0.0001', '-0.0001'],
  ['-0.000000001', '>-0.00000001'],
  ['-1234.5', '-1,234.5'],
  ['1234567.50', '1,234,567.5'],
  ['123456789012345678.123456789012345678', '123,456,789,012,345,678.123'],
])('K-WORLD-12, K-ACC-03: %s is shown as %s', (numeric, text) => {
  expect(toAmountText(numeric)).toBe(text)
})

test('K-WORLD-12: an amount other than zero is never shown as zero', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0001'), minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(digits, digits, (whole, fraction) => {
      const isZero = !`${whole}${fraction}`.includes('1')
      expect(/[1-9]/.test(toAmountText(`${whole}.${fraction}`))).toBe(!isZero)
    }),
  )
})

test('parameters: exact shows all digits', () => {
  const numeric = '123456789.0123456789012345670'
  expect(toAmountText(numeric, { exact: true })).toBe('123,456,789.012345678901234567')
  expect(toAmountText('0.000000000000000001', { exact: true })).toBe('0.000000000000000001')
  expect(toAmountText('10.00', { exact: true })).toBe('10')
})

test.each([
  ['de', '1.234,5', '0,00012', '<0,00000001'],
  ['ar-EG', '١٬٢٣٤٫٥', '٠٫٠٠٠١٢', '<٠٫٠٠٠٠٠٠٠١'],
  ['en-IN', '1,234.5', '0.00012', '<0.00000001'],
])('K-WORLD-12: digits and separators of the language %s', (locale, large, small, tiny) => {
  expect(toAmountText('1234.50', { locale })).toBe(large)
  expect(toAmountText('0.000123', { locale })).toBe(small)
  expect(toAmountText('0.000000000123', { locale })).toBe(tiny)
})

test('behavior: a text that is no decimal number stays unchanged', () => {
  expect(toAmountText('1e-7')).toBe('1e-7')
})
