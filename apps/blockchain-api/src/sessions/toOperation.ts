import type { EndpointInput, signForSmartSession } from '@latchkey/blockchain-api'
import type { UserOperation } from 'viem/account-abstraction'

type WireOperation = EndpointInput<typeof signForSmartSession>['userOp']

const toBigInt = (text: string | undefined) => (text === undefined ? undefined : BigInt(text))

/**
 * Removes fields that are `undefined` from a user operation, because an absent field and an empty
 * one give different hashes.
 */
const toGiven = <fields extends object>(fields: fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [name in keyof fields]?: Exclude<fields[name], undefined>
  }

/**
 * Converts a user operation from a request, where numbers are hex. The signature is omitted,
 * because the hash does not include it.
 */
export function toOperation(operation: WireOperation): UserOperation<'0.7'> {
  const { sender, callData, factory, factoryData, paymaster, paymasterData } = operation
  return {
    sender,
    callData,
    signature: '0x',
    nonce: BigInt(operation.nonce),
    callGasLimit: BigInt(operation.callGasLimit),
    verificationGasLimit: BigInt(operation.verificationGasLimit),
    preVerificationGas: BigInt(operation.preVerificationGas),
    maxFeePerGas: BigInt(operation.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(operation.maxPriorityFeePerGas),
    ...toGiven({
      factory,
      factoryData,
      paymaster,
      paymasterData,
      paymasterVerificationGasLimit: toBigInt(operation.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: toBigInt(operation.paymasterPostOpGasLimit),
    }),
  }
}
