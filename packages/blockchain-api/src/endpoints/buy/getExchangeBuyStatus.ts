import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { text } from '../../fields/fields.ts'
import { resultOf, rpcBody } from '../chains/rpcMethods.ts'

/** Returns the status of a deposit from an exchange, by the id from `getExchangePayUrl`. */
export const getExchangeBuyStatus = defineEndpoint({
  method: 'POST',
  path: '/v1/json-rpc',
  body: rpcBody('reown_getExchangeBuyStatus'),
  input: z.object({ params: z.object({ exchangeId: z.string(), sessionId: z.string() }) }),
  response: resultOf(
    z.object({
      status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
      txHash: z.nullish(text),
    }),
  ),
})
