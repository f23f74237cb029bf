import { type Hex, hashTypedData, hexToBigInt } from 'viem'
import { getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'

/** The contract that pays the fee instead of the account, with its data and gas limits. */
export type Paymaster = {
  readonly paymaster: Hex
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: Hex
  readonly paymasterPostOpGasLimit: Hex
}

/**
 * A user operation of ERC-4337 (entry point 0.7) in the format of bundlers, with quantities in hex
 * (ERC-7769).
 */
export type UserOperation = {
  readonly sender: Hex
  readonly nonce: Hex
  /**
   * Deployment data of an account that does not exist on the chain yet; the operation then deploys
   * it first.
   */
  readonly factory?: Hex
  readonly factoryData?: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly verificationGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
} & Partial<Paymaster>

/**
 * Entry point contract and chain for which a user operation is valid. The operation's hash contains
 * both.
 */
export type Place = { readonly entryPoint: Hex; readonly chainId: number }

/**
 * Returns the hash that identifies an operation on its chain. It covers every field except the
 * signature.
 */
export function toOperationHash(operation: UserOperation, { entryPoint, chainId }: Place): Hex {
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: toFigures(operation),
  })
}

const signedTypes = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

/**
 * Returns the hash that the owner's key signs: the whole operation as EIP-712 typed data of the
 * account.
 */
export function toSignedHash(operation: UserOperation, { entryPoint, chainId }: Place): Hex {
  const { signature: _, ...packed } = toPackedUserOperation(toFigures(operation))
  return hashTypedData({
    domain: {
      name: 'MultiSigDeleGator',
      version: '1',
      chainId,
      verifyingContract: operation.sender,
    },
    types: signedTypes,
    primaryType: 'PackedUserOperation',
    message: { ...packed, entryPoint },
  })
}

function toFigures(operation: UserOperation) {
  const { sender, factory, factoryData, callData, paymaster, paymasterData } = operation
  return {
    sender,
    callData,
    ...(factory && { factory, factoryData: factoryData ?? '0x' }),
    ...(paymaster && { paymaster, paymasterData: paymasterData ?? '0x' }),
    nonce: hexToBigInt(operation.nonce),
    callGasLimit: hexToBigInt(operation.callGasLimit),
    verificationGasLimit: hexToBigInt(operation.verificationGasLimit),
    preVerificationGas: hexToBigInt(operation.preVerificationGas),
    maxFeePerGas: hexToBigInt(operation.maxFeePerGas),
    maxPriorityFeePerGas: hexToBigInt(operation.maxPriorityFeePerGas),
    paymasterVerificationGasLimit: hexToBigInt(operation.paymasterVerificationGasLimit ?? '0x0'),
    paymasterPostOpGasLimit: hexToBigInt(operation.paymasterPostOpGasLimit ?? '0x0'),
    signature: '0x',
  } as const
}

/** Returns the maximum fee of an operation, for the account or its paymaster. */
export function toMaximumFee(operation: UserOperation): bigint {
  const limits = [
    operation.preVerificationGas,
    operation.verificationGasLimit,
    operation.callGasLimit,
    operation.paymasterVerificationGasLimit ?? '0x0',
    operation.paymasterPostOpGasLimit ?? '0x0',
  ]
  const gas = limits.reduce((sum, limit) => sum + hexToBigInt(limit), 0n)
  return gas * hexToBigInt(operation.maxFeePerGas)
}
