import { expect, test } from 'vitest'
import { toAmountText } from './toAmountText.ts'

test('default', () => {
  expect(toAmountText(1_234_567_890n, 6, { locale: 'en', places: 3 })).toBe('1,234.567')
})

test('behavior: digits are cut, never rounded up', () => {
  expect(toAmountText(1_999_999n, 6, { locale: 'en', places: 3 })).toBe('1.999')
})

test('behavior: no digit of a large amount is lost', () => {
  const text = toAmountText(123_456_789_012_345_678_901_234_567n, 18, { locale: 'en', places: 18 })
  expect(text).toBe('123,456,789.012345678901234567')
})

test('parameters: least keeps zeros, so that figures stand below each other', () => {
  const options = { locale: 'en', places: 3, least: 3 }
  expect(toAmountText(1_500_000n, 6, options)).toBe('1.500')
  expect(toAmountText(10_000n * 10n ** 18n, 18, options)).toBe('10,000.000')
})

test('parameters: locale', () => {
  expect(toAmountText(1_234_500n, 3, { locale: 'de', places: 3 })).toBe('1.234,5')
})
