const pattern = /^(\d{1,80})(?:\.(\d{0,80}))?$/

export type BaseUnitsOptions = {
  /**
   * Whether to cut decimals that are finer than a base unit, without rounding up. Default false: a
   * text with such decimals is rejected.
   */
  readonly cut?: boolean
}

/**
 * Converts decimal text to base units: `'0.25'` with 18 decimals is 250000000000000000. Ignores
 * surrounding white space. `toDecimalText` is the inverse.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 * @returns `undefined` if the text is not an amount: negative, grouped, in scientific notation, or
 * finer than a base unit.
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
