/** A number of wallets as it is told: rounded down to tens with a plus, small ones as they are, none not at all. */
export function toCountText(count: number): string {
  if (count < 10) return count > 0 ? String(count) : ''
  return `${Math.floor(count / 10) * 10}+`
}
