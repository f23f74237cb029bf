import { trimZeros } from './trimZeros.ts'

/**
 * Converts base units to decimal text with all digits: 1500000 with 6 decimals is `'1.5'`.
 * `toBaseUnits` is the inverse. `formatAmount` formats an amount for display.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 */
export function toDecimalText(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return sign + trimZeros(`${digits.slice(0, point)}.${digits.slice(point)}`)
}
