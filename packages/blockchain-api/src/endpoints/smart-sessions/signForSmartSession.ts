import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { textLike } from '../../fields/fields.ts'
import { pci } from './smartSessionFields.ts'

/** A number of the user operation: integer of at most 256 bits in hex. */
const quantity = textLike(/^0x[0-9a-f]{1,64}$/i)

/** A user operation of ERC-4337 (entry point 0.7) as the blockchain API signs it. */
const UserOperation = z.object({
  sender: hex,
  nonce: quantity,
  callData: hex,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  factory: z.optional(hex),
  factoryData: z.optional(hex),
  paymaster: z.optional(hex),
  paymasterData: z.optional(hex),
  paymasterVerificationGasLimit: z.optional(quantity),
  paymasterPostOpGasLimit: z.optional(quantity),
  signature: z.optional(hex),
})

/**
 * Signs a user operation with the blockchain API's key of a smart session, if the session's
 * permissions allow the operation.
 */
export const signForSmartSession = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/:account/sign',
  input: z.object({ account: caipAddress, pci, userOp: UserOperation }),
  response: z.object({ signature: hex }),
})
