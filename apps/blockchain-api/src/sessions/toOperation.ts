import type { EndpointInput, signForSmartSession } from '@latchkey/blockchain-api'
import type { UserOperation } from 'viem/account-abstraction'

type WireOperation = EndpointInput<typeof signForSmartSession>['userOp']

const toBigInt = (text: string | undefined) => (text === undefined ? undefined : BigInt(text))

/** Removes undefined fields, because the hash differs between an absent and an empty field. */
const toGiven = <fields extends object>(fields: fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [name in keyof fields]?: Exclude<fields[name], undefined>
  }

/**
 * Parses a user operation of the wire, with numbers as hex. The signature is omitted because the
 * hash does not include it.
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
