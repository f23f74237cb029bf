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
/** The entry point packs two of these into a word. */
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

/** A whole user operation of entry point 0.7, as JSON-RPC carries it (ERC-7769). Nothing else may be in it. */
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

/** One that is still without gas, fees or signature. */
export const DraftUserOperation = z.strictObject({
  ...whoAndWhat,
  callGasLimit: notYet,
  verificationGasLimit: notYet,
  preVerificationGas: notYet,
  maxFeePerGas: notYet,
  maxPriorityFeePerGas: notYet,
  signature: Bytes.default('0x'),
})

/** As the entry point takes it. */
export const pack = (operation: UserOperation) => toPackedUserOperation(operation)

/** Two numbers of 16 bytes each. */
const halve = (word: Hex) =>
  [hexToBigInt(slice(word, 0, 16)), hexToBigInt(slice(word, 16, 32))] as const

const rest = (bytes: Hex, from: number): Hex => (size(bytes) > from ? slice(bytes, from) : '0x')

/** Out of the form of the entry point. */
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

/** As JSON-RPC carries it. */
export const toRpcOperation = (operation: UserOperation): RpcUserOperation<'0.7'> =>
  formatUserOperationRequest(operation)
