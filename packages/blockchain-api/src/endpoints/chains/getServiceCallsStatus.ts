import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { hex } from '../../fields/chainFields.ts'
import { text } from '../../fields/fields.ts'
import { resultOf, rpcBody } from './rpcMethods.ts'

const Receipt = z.object({
  logs: z.array(z.object({ address: hex, data: hex, topics: z.array(hex) })),
  /** Status of the transaction: `0x1` for success, `0x0` for a revert. */
  status: text,
  chainId: z.optional(text),
  blockHash: hex,
  blockNumber: text,
  gasUsed: text,
  transactionHash: hex,
})

/**
 * Returns the status of calls sent through the blockchain API. The status is a word in the older
 * draft of EIP-5792 and a number in the final one.
 */
export const getServiceCallsStatus = defineEndpoint({
  method: 'POST',
  path: '/v1/wallet',
  body: rpcBody('wallet_getCallsStatus'),
  input: z.object({ params: z.tuple([hex]) }),
  response: resultOf(
    z.object({
      status: z.union([z.enum(['PENDING', 'CONFIRMED']), z.int().check(z.gte(100), z.lte(699))]),
      receipts: z.nullish(z.array(Receipt)),
    }),
  ),
})
