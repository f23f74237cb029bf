import { encodeAbiParameters, type Hex, parseAbiParameters, size, toBytes } from 'viem'
import { pack, type UserOperation } from './UserOperation.ts'

/** Base gas of an EVM transaction. A user operation that is alone in its bundle pays all of it. */
const TRANSACTION_GAS = 21_000n
/** Gas that the entry point uses for each user operation and that no gas limit covers. */
const OPERATION_GAS = 18_300n
const WORD_GAS = 4n
const [ZERO_GAS, BYTE_GAS] = [4n, 16n]

const packed = parseAbiParameters(
  '(address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)',
)

/**
 * Returns the `preVerificationGas` of a user operation: gas that it costs the bundler and that the
 * entry point does not measure, for its call data and its part of the transaction.
 */
export function toPreVerificationGas(operation: UserOperation): bigint {
  const bytes = toBytes(encodeAbiParameters(packed, [pack(operation)]))
  const data = bytes.reduce((sum, byte) => sum + (byte === 0 ? ZERO_GAS : BYTE_GAS), 0n)
  const words = BigInt(Math.ceil(bytes.length / 32))
  return TRANSACTION_GAS + OPERATION_GAS + words * WORD_GAS + data
}

const fill = (bytes: Hex): Hex => `0x${'ff'.repeat(size(bytes))}`
const wide = 2n ** 64n - 1n

/**
 * Returns the `preVerificationGas` of a user operation without its final signature. The result is
 * an upper bound, whatever bytes the signature has.
 */
export function toPreVerificationGasOfDraft(operation: UserOperation): bigint {
  return toPreVerificationGas({
    ...operation,
    callGasLimit: wide,
    verificationGasLimit: wide,
    preVerificationGas: wide,
    maxFeePerGas: wide,
    maxPriorityFeePerGas: wide,
    signature: fill(operation.signature),
    ...(operation.paymasterData && { paymasterData: fill(operation.paymasterData) }),
  })
}
