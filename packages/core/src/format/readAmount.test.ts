import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'
import { readBaseUnits } from './readBaseUnits.ts'
import { toDecimalText } from './toDecimalText.ts'
import { toTypedText } from './toTypedText.ts'

test.each([
  ['1', '1'],
  ['007', '007'],
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  [',5', '0.5'],
  [',500', '0.500'],
  ['1.', '1'],
  ['1,', '1'],
  ['1,50', '1.50'],
  ['1,0005', '1.0005'],
  ['0,125', '0.125'],
  ['0.000', '0.000'],
  ['1234.567', '1234.567'],
  ['1234,567', '1234.567'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1,234.567', '1234.567'],
  ['1.000.000', '1000000'],
  ['1,000,000', '1000000'],
  ['12,34,567.89', '1234567.89'],
  ['1 000', '1000'],
  ['1 000,500', '1000.500'],
  ["1'000.25", '1000.25'],
  ['1’000', '1000'],
  ['1\u202f000,5', '1000.5'],
  ['\u00a01,5 ', '1.5'],
])('K-WORLD-13: "%s" is read as %s', (text, numeric) => {
  expect(readAmount(text)).toEqual({ kind: 'amount', numeric })
})

test.each([
  ['٠٫٥', '0.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['۰٫۵', '0.5'],
  ['१,५', '1.5'],
  ['１２．５', '12.5'],
  ['１２，５', '12.5'],
  ['\u200f\u0661\u200f', '1'],
  ['𝟏𝟐.𝟗', '12.9'],
])('K-WORLD-13: digits and separators of other scripts: "%s" is %s', (text, numeric) => {
  expect(readAmount(text)).toEqual({ kind: 'amount', numeric })
})

test.each([
  ['1,000', ['1', '1000']],
  ['1.000', ['1', '1000']],
  ['12.345', ['12.3450', '12345']],
  ['1.250', ['1.25', '1250']],
  ['999,125', ['999.1250', '999125']],
  ['١,٠٠٠', ['1', '1000']],
])('K-WORLD-13: "%s" is ambiguous, and both readings are given', (text, readings) => {
  expect(readAmount(text)).toEqual({ kind: 'ambiguous', readings })
  expect(readBaseUnits(text, 18)).toBeUndefined()
  expect(readings.map((one) => readAmount(one).kind)).toEqual(['amount', 'amount'])
})

test.each(['', ' ', '.', ','])('behavior: "%s" is empty', (text) => {
  expect(readAmount(text)).toEqual({ kind: 'empty' })
})

test.each([
  ...['-1', '+1', '1e3', '0x10', 'abc', '1.5.5', '1.2,3.4', '1,5,000', '1 5', '1.5,000', '..'],
  ...['.,5', '1,.5', '0,000,123', '1.000,5,5', '½', '١٫٢٫٣', '$5', '1.5 000', '9'.repeat(201)],
])('K-WORLD-13: "%s" is no amount', (text) => {
  expect(readAmount(text)).toEqual({ kind: 'invalid' })
})

test('K-WORLD-13: the ten digits of every numbering system are read', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    return /^\p{Nd}+$/u.test(format.format(1_234_567_890)) ? format : []
  })
  expect(systems.length).toBeGreaterThan(50)
  for (const format of systems)
    expect(readAmount(format.format(1_234_567_890))).toEqual({
      kind: 'amount',
      numeric: '1234567890',
    })
})

test.each(['en', 'de', 'fr', 'de-CH', 'hi', 'ar-EG', 'fa', 'pl', 'es', 'pt-BR', 'sv', 'bn', 'mr'])(
  'K-WORLD-13: amounts as %s writes them are read, or asked back with the amount in it',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 11 }), (cents) => {
        const reading = readAmount(format.format(cents / 100))
        const readings = reading.kind === 'ambiguous' ? reading.readings : undefined
        const read = readings ?? [reading.kind === 'amount' ? reading.numeric : '']
        expect(read.map(Number)).toContain(cents / 100)
      }),
    )
  },
)

test('K-WORLD-13: every text that the kit fills in is read as the same amount', () => {
  const sizes = fc.integer({ min: 0, max: 36 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), sizes, (amount, decimals) => {
      const text = toTypedText(toDecimalText(amount, decimals))
      expect(readBaseUnits(text, decimals)).toBe(amount)
    }),
  )
  expect(toTypedText('1.125')).toBe('1.1250')
  expect(toTypedText('0.125')).toBe('0.125')
})

test('K-WORLD-13: an amount finer than a base unit is not rounded', () => {
  expect(readBaseUnits('0,0000001', 6)).toBeUndefined()
  expect(readBaseUnits('0,1000000', 6)).toBe(100_000n)
})

test('error: never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['amount', 'ambiguous', 'empty', 'invalid']).toContain(readAmount(text).kind)
    }),
  )
})
