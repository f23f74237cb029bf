import { trimZeros } from './trimZeros.ts'

/**
 * Cuts decimal text to the digits that are shown: three decimals, or two significant digits below
 * 0.001 (K-WORLD-12). Digits are never rounded, and zeros at the end are removed. `'1.9999'` is
 * `'1.999'`, `'0.000123'` is `'0.00012'`.
 *
 * @param numeric - Decimal text such as `'1234.5678'`, without digit groups.
 */
export function cutDecimals(numeric: string): string {
  const [whole = '0', fraction = ''] = numeric.split('.')
  const zeros = Math.max(fraction.search(/[1-9]/), 0)
  const places = /^-?0+$/.test(whole) && zeros > 2 ? zeros + 2 : 3
  return trimZeros(`${whole}.${fraction.slice(0, places)}`)
}
