/**
 * Formats the number of wallets: from ten on, rounded down to tens and followed by a plus, e.g.
 * "340+". Returns an empty string for zero.
 */
export function toCountText(count: number): string {
  if (count < 10) return count > 0 ? String(count) : ''
  return `${Math.floor(count / 10) * 10}+`
}
