import { parseCaipAddress } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NetworkNotSupportedError } from '../../errors/NetworkNotSupportedError.ts'
import { baseUnits, caipAddress, hex } from '../../fields/chainFields.ts'

const ApprovalTransaction = z.object({
  /**
   * CAIP-10 address of the sold token. The approval is sent to this contract, whatever `to`
   * contains.
   */
  from: caipAddress,
  to: caipAddress,
  data: hex,
  value: baseUnits,
  eip155: z.nullish(z.object({ gasPrice: baseUnits })),
})

/**
 * Builds the approval of a token for the router. Send it to `recipient`, the plain address of
 * `tx.from`, because the blockchain API writes the bought token into `tx.to`. Throws if the network
 * is not supported.
 */
export const buildApproval = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/build-approve',
  input: z.object({
    userAddress: z.optional(caipAddress),
    from: caipAddress,
    to: caipAddress,
    /** Amount to approve, in base units. Absent: unlimited. */
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
