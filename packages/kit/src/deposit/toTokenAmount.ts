import { readAmount } from '@latchkey/core'

/**
 * Matches amounts in US dollars: ten digits and six decimals at most (view
 * PayWithExchange in kit-views).
 */
const pattern = /^\d{1,10}(?:\.\d{0,6})?$/
/**
 * Maximum number of decimals of an asset amount that is converted from dollars (kit-state §10.5).
 */
const places = 8

/**
 * Returns whether a typed text is a valid, incomplete or ambiguous amount for the dollar field of a
 * deposit.
 */
export function isDollars(text: string): boolean {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? pattern.test(reading.numeric) : reading.kind !== 'invalid'
}

/** Removes trailing zeros after the decimal point: `1.50` becomes `1.5`. */
const trim = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/**
 * Converts dollars to an amount of an asset, as decimal text with at most eight decimals. Returns
 * `undefined` for zero and for amounts that are too large.
 *
 * @param dollars - The amount as typed.
 * @param asset.priceUsd - Price of one unit; absent if unknown.
 */
export function toTokenAmount(
  dollars: string,
  asset: { readonly priceUsd: number | null | undefined; readonly decimals: number },
): string | undefined {
  const { priceUsd, decimals } = asset
  const reading = readAmount(dollars)
  if (!priceUsd || reading.kind !== 'amount' || !isDollars(dollars)) return undefined
  const amount = Number(reading.numeric) / priceUsd
  if (!Number.isFinite(amount) || amount >= 1e12) return undefined
  const written = trim(amount.toFixed(Math.min(places, decimals)))
  return written === '0' ? undefined : written
}
