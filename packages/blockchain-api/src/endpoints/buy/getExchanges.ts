import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text, url, wholeNumber } from '../../fields/fields.ts'
import { resultOf, rpcBody } from '../chains/rpcMethods.ts'

const Exchange = z.object({ id: text.check(z.minLength(1)), name: text, imageUrl: url })
export type Exchange = z.output<typeof Exchange>

/** Lists the exchanges from which assets can be deposited. */
export const getExchanges = defineEndpoint({
  method: 'POST',
  path: '/v1/json-rpc',
  body: rpcBody('reown_getExchanges'),
  input: z.object({
    params: z.object({
      /** Number of the page to list, from 1. */
      page: z.int(),
      includeOnly: z.optional(z.array(z.string())),
      exclude: z.optional(z.array(z.string())),
      /** Asset that the exchange must support, as CAIP-19 id. */
      asset: z.optional(z.string()),
      amount: z.optional(z.string()),
    }),
  }),
  response: resultOf(z.object({ total: wholeNumber, exchanges: rows(Exchange) })),
})
