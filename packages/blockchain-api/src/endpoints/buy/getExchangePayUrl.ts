import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress } from '../../fields/chainFields.ts'
import { text, url } from '../../fields/fields.ts'
import { resultOf, rpcBody } from '../chains/rpcMethods.ts'

/** Starts a deposit from an exchange. Returns the page to open, and the id for status requests. */
export const getExchangePayUrl = defineEndpoint({
  method: 'POST',
  path: '/v1/json-rpc',
  body: rpcBody('reown_getExchangePayUrl'),
  input: z.object({
    params: z.object({
      exchangeId: z.string(),
      /** Asset to deposit, as CAIP-19 id. */
      asset: z.string(),
      amount: z.string(),
      recipient: caipAddress,
    }),
  }),
  response: resultOf(
    z.object({ url: url.check(z.regex(/^https?:\/\//)), sessionId: text.check(z.minLength(1)) }),
  ),
})
