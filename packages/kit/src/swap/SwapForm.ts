import { type Network, toTypedText } from '@latchkey/core'
import { findBySymbol } from '../account/findBySymbol.ts'
import type { Token } from '../account/Token.ts'
import { toTokens } from '../account/toTokens.ts'

/** The two sides of a swap: the token to sell and the token to buy. */
export type SwapSide = 'sold' | 'bought'

/** The values of the swap form: both tokens and the amount. */
export type SwapForm = {
  readonly sold?: Token | undefined
  readonly bought?: Token | undefined
  /** Amount to sell, as typed. */
  readonly amount: string
}

/** Values of the swap form that an app preselects. Tokens are given by symbol. */
export type SwapPreset = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Amount to sell, as decimal text in units of the sold token. */
  readonly amount?: string | undefined
}

/** Creates a form that sells the native currency of the network. */
export function createSwapForm(network: Network | undefined): SwapForm {
  return { sold: network && toTokens(network, [], 0n)[0], amount: '' }
}

const isSameToken = (one: Token, other: Token | undefined) =>
  one.caipNetworkId === other?.caipNetworkId &&
  one.address?.toLowerCase() === other.address?.toLowerCase()

/** Returns whether the token is selected on either side of the swap form. */
export function isChosen({ sold, bought }: SwapForm, token: Token): boolean {
  return isSameToken(token, sold) || isSameToken(token, bought)
}

/**
 * Selects the token of one side of the swap form. A new sold token clears the amount, because the
 * amount was in the old token.
 */
export function withSwapToken(form: SwapForm, side: SwapSide, token: Token): SwapForm {
  return side === 'sold' ? { ...form, sold: token, amount: '' } : { ...form, bought: token }
}

/**
 * Exchanges the sold and the bought token (K-SWAP-04). The quoted amount becomes the sold amount,
 * or 1 if there is no quote.
 *
 * @param quoted - Quoted amount of the bought token, as decimal text.
 */
export function turnRound({ sold, bought }: SwapForm, quoted: string | undefined): SwapForm {
  return { sold: bought, bought: sold, amount: quoted === undefined ? '1' : toTypedText(quoted) }
}

/**
 * Applies the values that an app preselects to the swap form. Unknown symbols are ignored, and
 * symbols of several tokens too (`findBySymbol`).
 */
export function withPreset(
  form: SwapForm,
  { fromToken, toToken, amount }: SwapPreset,
  tokens: readonly Token[],
): SwapForm {
  const find = (symbol: string | undefined) =>
    symbol === undefined ? undefined : findBySymbol(tokens, symbol)
  const [sold = form.sold, bought = form.bought] = [find(fromToken), find(toToken)]
  // Source and target token of a swap must differ.
  const other = bought && sold && isSameToken(sold, bought) ? undefined : bought
  return { sold, bought: other, amount: amount === undefined ? form.amount : toTypedText(amount) }
}
