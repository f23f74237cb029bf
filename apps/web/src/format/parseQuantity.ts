const pattern = /^(\d{1,30})(?:\.(\d{0,30}))?$/

/**
 * Reads an amount that a person typed: `'0.25'` with 18 decimals is 250000000000000000.
 *
 * @returns `undefined` where it is no amount, or has more digits than the coin.
 */
export function parseQuantity(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = pattern.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
