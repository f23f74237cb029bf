import { graveImpactPercent, notableImpactPercent } from './constants.ts'

/**
 * How bad the price impact of a swap is. `small` needs no explanation, `notable` needs a sentence.
 * `grave` and `unknown` need the user's explicit confirmation.
 */
export type ImpactLevel = 'small' | 'notable' | 'grave' | 'unknown'

/**
 * Returns how bad a price impact is (K-SWAP-11): `notable` from 3 %, `grave` from 15 %.
 *
 * @param percent - Loss of value in per cent; `undefined` if a price is unknown.
 */
export function getImpactLevel(percent: number | undefined): ImpactLevel {
  if (percent === undefined) return 'unknown'
  if (percent >= graveImpactPercent) return 'grave'
  return percent >= notableImpactPercent ? 'notable' : 'small'
}
