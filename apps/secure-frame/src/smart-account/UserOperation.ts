import { type Hex, hashTypedData, hexToBigInt } from 'viem'
import { getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'

/** Who pays in the account's place, and what for. */
export type Paymaster = {
  readonly paymaster: Hex
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: Hex
  readonly paymasterPostOpGasLimit: Hex
}

/** A user operation of entry point 0.7 as bundlers take it, quantities in hex (ERC-7769). */
export type UserOperation = {
  readonly sender: Hex
  readonly nonce: Hex
  /** Present while there is no account: then the operation makes it first. */
  readonly factory?: Hex
  readonly factoryData?: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly verificationGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
} & Partial<Paymaster>

/** Where an operation is carried out. It is good for no other place. */
export type Place = { readonly entryPoint: Hex; readonly chainId: number }

/** The name of an operation on its chain: every field but the signature goes into it. */
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

/** What the owner's key signs: all of the operation as typed data of the account (EIP-712). */
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

/** The most that an operation can cost whoever pays for it. */
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
