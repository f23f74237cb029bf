import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { baseUnits, caipAddress } from '../../fields/chainFields.ts'
import { rows, text } from '../../fields/fields.ts'

const SwapQuote = z.object({
  id: z.nullish(text),
  fromAmount: baseUnits,
  fromAccount: caipAddress,
  toAmount: baseUnits,
  toAccount: caipAddress,
  /** Provider fee in base units of the sold token, part of `fromAmount`. Not every server sends it. */
  fee: z.nullish(baseUnits),
})
export type SwapQuote = z.output<typeof SwapQuote>

/**
 * Quotes a swap of one token for another on one EVM network. `lacksLiquidity` recognises a refusal
 * for insufficient liquidity.
 */
export const getSwapQuotes = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/quotes',
  input: z.object({
    /** Amount to sell, in base units. */
    amount: baseUnits,
    userAddress: z.optional(caipAddress),
    from: caipAddress,
    to: caipAddress,
    /** Gas price for the quote in wei. */
    gasPrice: z.optional(baseUnits),
  }),
  response: z.object({ quotes: rows(SwapQuote) }),
  unsupported: { quotes: [] },
})
