/**
 * Formats a number of wallets. From ten on, rounds down to tens and adds a plus. Zero gives an
 * empty text.
 */
export function toCountText(count: number): string {
  if (count < 10) return count > 0 ? String(count) : ''
  return `${Math.floor(count / 10) * 10}+`
}
