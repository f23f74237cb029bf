import { parseCaipAddress } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NetworkNotSupportedError } from '../../errors/NetworkNotSupportedError.ts'
import { baseUnits, caipAddress, hex } from '../../fields/chainFields.ts'

const SwapTransaction = z.object({
  from: caipAddress,
  /** The router. */
  to: caipAddress,
  data: hex,
  /** What comes out, smallest unit of the token bought. */
  amount: baseUnits,
  eip155: z.nullish(z.object({ gas: baseUnits, gasPrice: baseUnits })),
})

/**
 * Builds the transaction of a swap. `recipient` is where it is sent: the plain address of `tx.to`. Throws where the
 * network is not supported.
 */
export const buildSwap = defineEndpoint({
  method: 'POST',
  path: '/v1/convert/build-transaction',
  input: z.object({
    /** Amount sold, smallest unit. */
    amount: baseUnits,
    from: caipAddress,
    to: caipAddress,
    userAddress: caipAddress,
    eip155: z.object({
      /** Whole per cent. */
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
