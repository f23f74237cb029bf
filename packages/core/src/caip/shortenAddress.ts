/**
 * Shortens an address to its first and last characters around an ellipsis. Returns a short address
 * unchanged.
 */
export function shortenAddress(address: string, start = 4, end = 6): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
