import { isDecimals } from './isDecimals.ts'
import { trimZeros } from './trimZeros.ts'

/**
 * Converts base units to decimal text with all digits: 1500000 with 6 decimals is `'1.5'`.
 * `toBaseUnits` is the inverse. `formatAmount` formats an amount for display.
 *
 * @param decimals - Decimals of the currency, 18 for ether. A value outside 0 to 255 counts as
 *   none, so that a token cannot make the text long (S-142).
 */
export function toDecimalText(amount: bigint, decimals: number): string {
  const places = isDecimals(decimals) ? decimals : 0
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0')
  const point = digits.length - places
  return sign + trimZeros(`${digits.slice(0, point)}.${digits.slice(point)}`)
}
