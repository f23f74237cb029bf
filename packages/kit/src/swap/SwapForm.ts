import type { Network } from '@latchkey/core'
import type { Token } from '../account/Token.ts'
import { toTokens } from '../account/toTokens.ts'

/** The two sides of a swap. */
export type SwapSide = 'sold' | 'bought'

/** What a person has filled in. */
export type SwapForm = {
  readonly sold?: Token | undefined
  readonly bought?: Token | undefined
  /** How much is sold, as it was typed. */
  readonly amount: string
}

/** What an app has asked for: tokens by symbol. */
export type SwapPreset = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal text, in the token that is sold. */
  readonly amount?: string | undefined
}

/** A form in which the coin of the network is sold. */
export function createSwapForm(network: Network | undefined): SwapForm {
  return { sold: network && toTokens(network, [], 0n)[0], amount: '' }
}

const isSameToken = (one: Token, other: Token | undefined) =>
  one.caipNetworkId === other?.caipNetworkId &&
  one.address?.toLowerCase() === other.address?.toLowerCase()

/** Says whether a token is on either side. */
export function isChosen({ sold, bought }: SwapForm, token: Token): boolean {
  return isSameToken(token, sold) || isSameToken(token, bought)
}

/** Chooses a token. An amount was one of something else; of what is bought there was none. */
export function withSwapToken(form: SwapForm, side: SwapSide, token: Token): SwapForm {
  return side === 'sold' ? { ...form, sold: token, amount: '' } : { ...form, bought: token }
}

/**
 * Turns the tokens round (K-SWAP-04): what would have been bought is sold, or one of it where nobody knew how much.
 *
 * @param quoted - What would have been bought, decimal text.
 */
export function turnRound({ sold, bought }: SwapForm, quoted: string | undefined): SwapForm {
  return { sold: bought, bought: sold, amount: quoted ?? '1' }
}

/** Fills in what an app has asked for, as far as such tokens are there; the first of a symbol counts. */
export function withPreset(
  form: SwapForm,
  { fromToken, toToken, amount }: SwapPreset,
  tokens: readonly Token[],
): SwapForm {
  const find = (symbol: string | undefined) =>
    symbol === undefined
      ? undefined
      : tokens.find((token) => token.symbol.toLowerCase() === symbol.toLowerCase())
  const [sold = form.sold, bought = form.bought] = [find(fromToken), find(toToken)]
  // One cannot be swapped for itself.
  const other = bought && sold && isSameToken(sold, bought) ? undefined : bought
  return { sold, bought: other, amount: amount ?? form.amount }
}
