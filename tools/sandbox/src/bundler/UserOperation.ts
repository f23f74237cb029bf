import { type Hex, hexToBigInt, size, slice } from 'viem'
import {
  formatUserOperationRequest,
  type PackedUserOperation,
  type RpcUserOperation,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import * as z from 'zod'

const Bytes = z.templateLiteral(['0x', z.string().regex(/^([0-9a-fA-F]{2})*$/)])
export const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])
const Uint256 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)
/**
 * Schema of a number of at most 128 bits in a user operation. The entry point packs two of them
 * into one word.
 */
const Uint128 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,32}$/)
  .transform(BigInt)
const notYet = Uint128.default(0n)

const whoAndWhat = {
  sender: Address,
  nonce: Uint256,
  factory: Address.optional(),
  factoryData: Bytes.optional(),
  callData: Bytes,
  paymaster: Address.optional(),
  paymasterData: Bytes.optional(),
  paymasterVerificationGasLimit: Uint128.optional(),
  paymasterPostOpGasLimit: Uint128.optional(),
}

/**
 * Schema of a complete user operation for entry point 0.7 in the JSON-RPC format (ERC-7769).
 * Unknown fields are rejected.
 */
export const UserOperation = z.strictObject({
  ...whoAndWhat,
  callGasLimit: Uint128,
  verificationGasLimit: Uint128,
  preVerificationGas: Uint128,
  maxFeePerGas: Uint128,
  maxPriorityFeePerGas: Uint128,
  signature: Bytes,
})
export type UserOperation = z.output<typeof UserOperation>

/** Schema of a user operation whose gas, fees and signature may be missing, for gas estimates. */
export const DraftUserOperation = z.strictObject({
  ...whoAndWhat,
  callGasLimit: notYet,
  verificationGasLimit: notYet,
  preVerificationGas: notYet,
  maxFeePerGas: notYet,
  maxPriorityFeePerGas: notYet,
  signature: Bytes.default('0x'),
})

/** Packs a user operation into the format of the entry point contract. */
export const pack = (operation: UserOperation) => toPackedUserOperation(operation)

/**
 * Splits a word of 32 bytes into two numbers of 16 bytes, because the entry point packs gas limits
 * and fees in pairs.
 */
const halve = (word: Hex) =>
  [hexToBigInt(slice(word, 0, 16)), hexToBigInt(slice(word, 16, 32))] as const

const rest = (bytes: Hex, from: number): Hex => (size(bytes) > from ? slice(bytes, from) : '0x')

/** Converts a user operation from the packed format of the entry point contract. */
export function unpack(packed: PackedUserOperation): UserOperation {
  const { sender, nonce, callData, signature, preVerificationGas } = packed
  const { initCode, paymasterAndData } = packed
  const [verificationGasLimit, callGasLimit] = halve(packed.accountGasLimits)
  const [maxPriorityFeePerGas, maxFeePerGas] = halve(packed.gasFees)
  return {
    ...{ sender, nonce, callData, signature, preVerificationGas },
    ...{ verificationGasLimit, callGasLimit, maxPriorityFeePerGas, maxFeePerGas },
    ...(size(initCode) > 0 && { factory: slice(initCode, 0, 20), factoryData: rest(initCode, 20) }),
    ...(size(paymasterAndData) > 0 && {
      paymaster: slice(paymasterAndData, 0, 20),
      paymasterVerificationGasLimit: hexToBigInt(slice(paymasterAndData, 20, 36)),
      paymasterPostOpGasLimit: hexToBigInt(slice(paymasterAndData, 36, 52)),
      paymasterData: rest(paymasterAndData, 52),
    }),
  }
}

/** Converts a user operation to the JSON-RPC format. */
export const toRpcOperation = (operation: UserOperation): RpcUserOperation<'0.7'> =>
  formatUserOperationRequest(operation)
