/**
 * Writes an amount of base units as decimal text with exactly `places` decimals, cut and never rounded
 * (K-ACC-03): `formatAmount(1_999_999n, 6)` is `'1.999'`. No grouping: that is the reader's locale's business.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 * @param places - At most `decimals` of them are digits of the amount, further ones are zeros.
 */
export function formatAmount(amount: bigint, decimals: number, places = 3): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .padEnd(places, '0')
    .slice(0, places)
  const text = places > 0 ? `${whole}.${fraction}` : whole
  return /[1-9]/.test(text) ? sign + text : text
}
