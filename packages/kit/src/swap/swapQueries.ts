import { getGasPrice, getSwapTokens, getTokenPrice, type SwapToken } from '@latchkey/blockchain-api'
import type { CaipNetworkId } from '@latchkey/core'
import type { Token } from '../account/Token.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { swapRefreshMs } from './constants.ts'
import { toCaipToken } from './toCaipToken.ts'

type Asked = { readonly signal: AbortSignal }
/**
 * Cache time in milliseconds of the tokens that can be swapped, because the list changes rarely.
 */
const tokensCacheMs = 300_000

/**
 * Returns the query for the price of a token in US dollars, cached for 10 s. `null` if the price is
 * unknown.
 */
export function swapPriceQuery(kit: Kit, token: Token | undefined) {
  const address = token && toCaipToken(token)
  return {
    queryKey: ['swapPrice', address ?? null] as const,
    queryFn: async ({ signal }: Asked): Promise<number | null> => {
      if (!token || !address) return null
      const { fungibles } = await fetchEndpoint(kit, getTokenPrice, {
        input: { currency: 'usd', addresses: [address] },
        caipNetworkId: token.caipNetworkId,
        signal,
      })
      return fungibles[0]?.price || null
    },
    staleTime: swapRefreshMs,
    retry: false,
  }
}

/** Returns the query for the gas price in wei, cached for 10 s. */
export function swapGasPriceQuery(kit: Kit, caipNetworkId: CaipNetworkId) {
  return {
    queryKey: ['swapGasPrice', caipNetworkId] as const,
    queryFn: async ({ signal }: Asked): Promise<bigint> => {
      const input = { chainId: caipNetworkId }
      const { fast } = await fetchEndpoint(kit, getGasPrice, { input, caipNetworkId, signal })
      return BigInt(fast)
    },
    staleTime: swapRefreshMs,
    retry: false,
  }
}

/** Returns the query for the tokens that can be swapped on a network, cached for 5 min. */
export function swapTokensQuery(kit: Kit, caipNetworkId: CaipNetworkId) {
  return {
    queryKey: ['swapTokens', caipNetworkId] as const,
    queryFn: async ({ signal }: Asked): Promise<readonly SwapToken[]> => {
      const input = { chainId: caipNetworkId }
      const { tokens } = await fetchEndpoint(kit, getSwapTokens, { input, caipNetworkId, signal })
      return tokens
    },
    staleTime: tokensCacheMs,
  }
}
