import { getSwapQuotes } from '@latchkey/blockchain-api'
import type { Token } from '../account/Token.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { swapRefreshMs } from './constants.ts'
import { toCaipToken } from './toCaipToken.ts'

/** Parameters of a request for a swap quote. */
export type Asked = {
  /** Address of the account without CAIP prefix. */
  readonly account: string
  readonly sold: Token
  readonly bought: Token
  /** Amount to sell, in base units. */
  readonly amount: bigint
}

/**
 * Fetches a quote: the amount of the bought token in base units. The answer is not cached. Returns
 * `null` if no provider offers the swap.
 */
export async function fetchQuote(
  kit: Kit,
  { account, sold, bought, amount }: Asked,
  signal: AbortSignal | undefined,
): Promise<bigint | null> {
  const { caipNetworkId } = sold
  const { quotes } = await fetchEndpoint(kit, getSwapQuotes, {
    input: {
      amount: amount.toString(),
      userAddress: `${caipNetworkId}:${account}`,
      from: toCaipToken(sold),
      to: toCaipToken(bought),
    },
    caipNetworkId,
    signal,
  })
  return quotes[0] ? BigInt(quotes[0].toAmount) : null
}

/** Returns the cache key of a quote's parameters. */
export const toAskedKey = ({ account, sold, bought, amount }: Asked) =>
  [account, toCaipToken(sold), toCaipToken(bought), amount.toString()] as const

/**
 * Returns the query for a swap quote: the amount of the bought token in base units, cached for 10
 * s. `null` if there is no quote or no parameters.
 */
export function quoteQuery(kit: Kit, asked: Asked | undefined) {
  return {
    queryKey: ['swapQuote', ...(asked ? toAskedKey(asked) : [])] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<bigint | null> =>
      asked ? fetchQuote(kit, asked, signal) : Promise.resolve(null),
    staleTime: swapRefreshMs,
    retry: false,
  }
}
