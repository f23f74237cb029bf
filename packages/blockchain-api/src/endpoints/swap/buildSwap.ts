import { parseCaipAddress } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NetworkNotSupportedError } from '../../errors/NetworkNotSupportedError.ts'
import { baseUnits, caipAddress, hex } from '../../fields/chainFields.ts'

const SwapTransaction = z.object({
  from: caipAddress,
  /** CAIP-10 address of the router, to which the transaction is sent. */
  to: caipAddress,
  data: hex,
  /** Amount of the bought token in this transaction, in base units. */
  amount: baseUnits,
  eip155: z.nullish(z.object({ gas: baseUnits, gasPrice: baseUnits })),
})

/**
 * Builds the transaction of a swap. Send it to `recipient`, the plain address of `tx.to`. Throws if
 * the network is not supported.
 */
export const buildSwap = defineEndpoint({
  method: 'POST',
  path: '/v1/convert/build-transaction',
  input: z.object({
    /** Amount to sell, in base units. */
    amount: baseUnits,
    from: caipAddress,
    to: caipAddress,
    userAddress: caipAddress,
    eip155: z.object({
      /** Accepted price difference of the swap (slippage) in whole per cent. */
      slippage: z.int().check(z.gte(0), z.lte(100)),
      permit: z.optional(z.string()),
    }),
    disableEstimate: z.optional(z.boolean()),
  }),
  projectIdInBody: true,
  response: z.object({
    tx: z.pipe(
      SwapTransaction,
      z.transform((tx) => ({ ...tx, recipient: parseCaipAddress(tx.to).address })),
    ),
  }),
  toUnsupportedError: () => new NetworkNotSupportedError('Swaps'),
})
