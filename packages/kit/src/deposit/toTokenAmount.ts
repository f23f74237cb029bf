/** kit-views, PayWithExchange: ten digits, six behind the point. Half an entry is one too. */
const pattern = /^\d{0,10}(?:\.\d{0,6})?$/
/** kit-state §10.5: digits behind the point. */
const places = 8

/** Says whether a text may stand in the field for dollars, as it is typed. */
export const isDollars = (text: string): boolean => pattern.test(text)

/** Decimal text without zeros that say nothing. */
const trim = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/**
 * Says how much of an asset so many dollars are, as decimal text of eight places at most. `undefined`: nothing, or more
 * than can be written.
 *
 * @param dollars - As it was typed.
 * @param asset.priceUsd - Of one; absent where nobody knows.
 */
export function toTokenAmount(
  dollars: string,
  asset: { readonly priceUsd: number | null | undefined; readonly decimals: number },
): string | undefined {
  const { priceUsd, decimals } = asset
  if (!priceUsd || !isDollars(dollars)) return undefined
  const amount = Number(dollars) / priceUsd
  if (!Number.isFinite(amount) || amount >= 1e12) return undefined
  const written = trim(amount.toFixed(Math.min(places, decimals)))
  return written === '0' ? undefined : written
}
