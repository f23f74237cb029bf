import type { CaipNetworkId } from '@latchkey/core'
import { findBySymbol } from '../account/findBySymbol.ts'
import type { Token } from '../account/Token.ts'

/** Symbols of the tokens that are suggested for a swap, in display order. */
const symbols =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )
const ofNetwork: Readonly<Record<string, readonly string[]>> = { 'eip155:42161': ['USD₮0'] }
const mostSuggestions = 8

/** Returns at most eight tokens that the swap form suggests on a network (K-SWAP-05). */
export function suggestTokens(
  caipNetworkId: CaipNetworkId,
  tokens: readonly Token[],
): readonly Token[] {
  return [...(ofNetwork[caipNetworkId] ?? []), ...symbols]
    .flatMap((symbol) => findBySymbol(tokens, symbol) ?? [])
    .slice(0, mostSuggestions)
}

/**
 * Searches tokens by symbol, name and address. An earlier position of the match ranks higher
 * (K-SWAP-05).
 */
export function searchSwapTokens(tokens: readonly Token[], words: string): readonly Token[] {
  const wanted = words.trim().toLowerCase()
  const toRank = ({ symbol, name, address = '' }: Token) => {
    const places = [symbol, name, address].map((text) => text.toLowerCase().indexOf(wanted))
    return Math.min(...places.filter((place) => place >= 0))
  }
  return tokens
    .map((token) => ({ token, rank: toRank(token) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ token }) => token)
}
