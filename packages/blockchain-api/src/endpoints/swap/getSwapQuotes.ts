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
})
export type SwapQuote = z.output<typeof SwapQuote>

/** Quotes a swap of one token for another on one EVM network. A refusal for want of liquidity: `lacksLiquidity`. */
export const getSwapQuotes = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/quotes',
  input: z.object({
    /** Amount sold, smallest unit. */
    amount: baseUnits,
    userAddress: z.optional(caipAddress),
    from: caipAddress,
    to: caipAddress,
    /** Wei. */
    gasPrice: z.optional(baseUnits),
  }),
  response: z.object({ quotes: rows(SwapQuote) }),
  unsupported: { quotes: [] },
})
