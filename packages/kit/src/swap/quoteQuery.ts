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

/** A provider's offer for a swap. */
export type Quote = {
  /** Amount of the bought token, in base units. */
  readonly amount: bigint
  /** Provider fee in base units of the sold token. Absent if the quote states none. */
  readonly providerFee?: bigint
}

/**
 * Fetches a quote for a swap. The answer is not cached. Returns `null` if no provider offers the
 * swap.
 */
export async function fetchQuote(
  kit: Kit,
  { account, sold, bought, amount }: Asked,
  signal: AbortSignal | undefined,
): Promise<Quote | null> {
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
  const [quote] = quotes
  if (!quote) return null
  const { toAmount, fee } = quote
  return { amount: BigInt(toAmount), ...(fee && { providerFee: BigInt(fee) }) }
}

/** Returns the cache key of a quote's parameters. */
export const toAskedKey = ({ account, sold, bought, amount }: Asked) =>
  [account, toCaipToken(sold), toCaipToken(bought), amount.toString()] as const

/**
 * Returns the query for a swap quote, cached for 10 s. `null` if there is no quote or no
 * parameters.
 */
export function quoteQuery(kit: Kit, asked: Asked | undefined) {
  return {
    queryKey: ['swapQuote', ...(asked ? toAskedKey(asked) : [])] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Quote | null> =>
      asked ? fetchQuote(kit, asked, signal) : Promise.resolve(null),
    staleTime: swapRefreshMs,
    retry: false,
  }
}
