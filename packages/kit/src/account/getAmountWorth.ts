import { toDecimalText } from '@latchkey/core'
import type { Token } from './Token.ts'

/**
 * Returns the value of a token amount in US dollars; `undefined` if the token's price is unknown.
 *
 * @param amount - Amount in base units.
 */
export function getAmountWorth(
  amount: bigint,
  { decimals, priceUsd }: Pick<Token, 'decimals' | 'priceUsd'>,
): number | undefined {
  if (priceUsd === undefined) return undefined
  return Number(toDecimalText(amount, decimals)) * priceUsd
}
