/**
 * Formats base units as decimal text with at most `places` decimals, cut without rounding or
 * padding (K-ACC-03): `formatAmount(1_999_999n, 6)` is `'1.999'`, `formatAmount(1_500_000n, 6)` is
 * `'1.5'`. `toAmountText` groups the digits for display.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 */
export function formatAmount(amount: bigint, decimals: number, places = 3): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, places)
    .replace(/0+$/, '')
  const text = fraction ? `${whole}.${fraction}` : whole
  return text === '0' ? text : sign + text
}
