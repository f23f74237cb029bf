const pattern = /^(\d{1,80})(?:\.(\d{0,80}))?$/

export type BaseUnitsOptions = {
  /** Drops what is finer than a base unit, never rounding up. Default false: such text is no amount. */
  readonly cut?: boolean
}

/**
 * Turns decimal text into base units: `'0.25'` with 18 decimals is 250000000000000000. What surrounds it in white space
 * does not count. `formatAmount` is the way back.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 * @returns `undefined` where it is no amount: negative, grouped, in scientific notation, or finer than a base unit.
 */
export function toBaseUnits(
  text: string,
  decimals: number,
  { cut = false }: BaseUnitsOptions = {},
): bigint | undefined {
  const [, whole, fraction = ''] = pattern.exec(text.trim()) ?? []
  if (whole === undefined || (!cut && fraction.length > decimals)) return undefined
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}
