import { getSwapQuotes } from '@latchkey/blockchain-api'
import type { Token } from '../account/Token.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { swapRefreshMs } from './constants.ts'
import { toCaipToken } from './toCaipToken.ts'

/** Parameters of a quote. */
export type Asked = {
  /** Plain address of the account. */
  readonly account: string
  readonly sold: Token
  readonly bought: Token
  /** Sold amount in base units. */
  readonly amount: bigint
}

/**
 * Fetches the amount of the bought token in base units, without a cache. Returns `null` if no
 * provider offers the swap.
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
 * Returns the query for the quoted amount in base units, cached for 10 s. `null` if there is no
 * quote or no parameters.
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
