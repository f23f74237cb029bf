import type { EndpointInput, signForSmartSession } from '@latchkey/blockchain-api'
import type { UserOperation } from 'viem/account-abstraction'

type WireOperation = EndpointInput<typeof signForSmartSession>['userOp']

const toBigInt = (text: string | undefined) => (text === undefined ? undefined : BigInt(text))

/** Drops what was not given: the hash tells an absent field from an empty one. */
const toGiven = <fields extends object>(fields: fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [name in keyof fields]?: Exclude<fields[name], undefined>
  }

/** Reads a user operation as the wire has it, numbers as hex. Its signature is no part of its hash. */
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
