import fc from 'fast-check'
import { formatUnits, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { toBaseUnits } from './toBaseUnits.ts'
import { toDecimalText } from './toDecimalText.ts'

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const sizes = fc.integer({ min: 0, max: 36 })

test.each([
  ['0.25', 18, 250_000_000_000_000_000n],
  ['1', 6, 1_000_000n],
  [' 1. ', 2, 100n],
  ['0.000000000000000001', 18, 1n],
  ['12345678901234567890', 0, 12_345_678_901_234_567_890n],
])('default: converts %s with %i decimals', (text, decimals, amount) => {
  expect(toBaseUnits(text, decimals)).toBe(amount)
})

test.each(['', '.', '.5', '-1', '+1', '1e3', '1,5', '0x10', '1.0000001', '1 000', '1.2.3', '٣'])(
  'error: "%s" is rejected as an amount of six decimals',
  (text) => {
    expect(toBaseUnits(text, 6)).toBeUndefined()
  },
)

test('parameters: cut drops further decimals without rounding up', () => {
  expect(toBaseUnits('1.9999999', 6, { cut: true })).toBe(1_999_999n)
  expect(toBaseUnits('0.9', 0, { cut: true })).toBe(0n)
})

test('K-ACC-03: converts any amount like viem, in both directions', () => {
  fc.assert(
    fc.property(amounts, sizes, (amount, decimals) => {
      const text = formatUnits(amount, decimals)
      expect(toBaseUnits(text, decimals)).toBe(parseUnits(text, decimals))
      expect(toDecimalText(amount, decimals)).toBe(text)
    }),
  )
})

test('K-ACC-03: any accepted text is the same amount in viem', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 })
  fc.assert(
    fc.property(digits, digits, sizes, (whole, fraction, decimals) => {
      const text = fraction ? `${whole}.${fraction}` : whole
      const fits = whole !== '' && fraction.length <= decimals
      const expected = fits ? parseUnits(text, decimals) : undefined
      expect(toBaseUnits(text, decimals)).toBe(expected)
    }),
  )
})

test('error: never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), sizes, (text, decimals) => {
      expect(['bigint', 'undefined']).toContain(typeof toBaseUnits(text, decimals))
    }),
  )
})
