import { parseCaipAddress } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NetworkNotSupportedError } from '../../errors/NetworkNotSupportedError.ts'
import { baseUnits, caipAddress, hex } from '../../fields/chainFields.ts'

const ApprovalTransaction = z.object({
  /** The source token: where the approval goes, whatever `to` says. */
  from: caipAddress,
  to: caipAddress,
  data: hex,
  value: baseUnits,
  eip155: z.nullish(z.object({ gasPrice: baseUnits })),
})

/**
 * Builds the transaction that lets the router take a token. `recipient` is where it is sent: the plain address of
 * `tx.from`, since the service writes the destination token into `tx.to`. Throws where the network is not supported.
 */
export const buildApproval = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/build-approve',
  input: z.object({
    userAddress: z.optional(caipAddress),
    from: caipAddress,
    to: caipAddress,
    /** Smallest unit; absent: without limit. */
    amount: z.optional(baseUnits),
  }),
  response: z.object({
    tx: z.pipe(
      ApprovalTransaction,
      z.transform((tx) => ({ ...tx, recipient: parseCaipAddress(tx.from).address })),
    ),
  }),
  toUnsupportedError: () => new NetworkNotSupportedError('Swaps'),
})
