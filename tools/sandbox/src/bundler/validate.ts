import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { simulationAbi } from './abi.ts'
import { type BundlerChain, getNextTime } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'
import { simulate } from './simulate.ts'
import { toPreVerificationGas } from './toPreVerificationGas.ts'
import { toReasonError, toRefusal } from './toRefusal.ts'
import { pack, type UserOperation } from './UserOperation.ts'

/**
 * Seconds for which a user operation must remain valid to be accepted. Otherwise it could expire
 * before its block.
 */
const MARGIN_SECONDS = 5n
/**
 * Maximum sum of a user operation's gas limits. A bundle with this operation alone must fit into a
 * block.
 */
export const MOST_GAS = 12_000_000n
/** Minimum gas limit of a user operation's call that sends native currency. */
const LEAST_CALL_GAS = 9_000n

const invalid = (message: string) => new BundlerError(message, { reason: 'invalidFields' })

/** Returns the sum of a user operation's gas limits. */
export function toGasLimit(operation: UserOperation): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  const own = callGasLimit + verificationGasLimit + preVerificationGas
  return own + paymasterVerificationGasLimit + paymasterPostOpGasLimit
}

/**
 * Checks that the factory and paymaster fields of a user operation are complete.
 *
 * @throws {BundlerError} Only some of the fields that belong together are set.
 */
export function requireWhole(operation: UserOperation): void {
  const { factory, factoryData, paymaster, paymasterData } = operation
  if (factory === undefined && factoryData !== undefined)
    throw invalid('factoryData needs a factory')
  if (paymaster === undefined && (paymasterData ?? '0x') !== '0x')
    throw invalid('paymasterData needs a paymaster')
}

async function requireGas({ client }: BundlerChain, operation: UserOperation): Promise<void> {
  const { callGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas } = operation
  if (maxPriorityFeePerGas > maxFeePerGas)
    throw invalid('maxPriorityFeePerGas is above maxFeePerGas')
  if (toGasLimit(operation) > MOST_GAS) throw invalid(`the gas limits are above ${MOST_GAS}`)
  if (callGasLimit < LEAST_CALL_GAS) throw invalid(`callGasLimit is below ${LEAST_CALL_GAS}`)
  const least = toPreVerificationGas(operation)
  if (preVerificationGas < least) throw invalid(`preVerificationGas is below ${least}`)
  const { baseFeePerGas } = await client.getBlock()
  if (maxFeePerGas < (baseFeePerGas ?? 0n))
    throw invalid(`maxFeePerGas is below the base fee of ${baseFeePerGas}`)
}

type Validity = { readonly until: bigint; readonly after: bigint; readonly authorizer: bigint }

/**
 * Decodes the validation data of ERC-4337, a word with the authorizer, the end and the start of the
 * validity.
 */
function readValidity(data: bigint): Validity {
  const [address, time] = [(1n << 160n) - 1n, (1n << 48n) - 1n]
  return { authorizer: data & address, until: (data >> 160n) & time, after: data >> 208n }
}

const words = {
  account: ['AA24 signature error', 'AA22 expired or not due'],
  paymaster: ['AA34 signature error', 'AA32 paymaster expired or not due'],
} as const

function requireValid(data: bigint, now: bigint, side: keyof typeof words): void {
  const { authorizer, until, after } = readValidity(data)
  const [wrongSignature, wrongTime] = words[side]
  if (authorizer === 1n) throw toReasonError(wrongSignature)
  if (authorizer !== 0n)
    throw new BundlerError('signature aggregators are not supported', { reason: 'aggregator' })
  const late = until !== 0n && until < now + MARGIN_SECONDS
  if (late || after > now) throw toReasonError(wrongTime)
}

/**
 * Validates a user operation as the entry point would in a block, but without its call.
 *
 * @throws {BundlerError} The operation is invalid. The error's code is one of ERC-7769.
 */
export async function validate(chain: BundlerChain, operation: UserOperation): Promise<void> {
  requireWhole(operation)
  await requireGas(chain, operation)
  const { succeeded, data } = await simulate(chain, {
    data: encodeFunctionData({
      abi: simulationAbi,
      functionName: 'simulateValidation',
      args: [pack(operation)],
    }),
  })
  if (!succeeded) throw toRefusal(data).error
  const { returnInfo } = decodeFunctionResult({
    abi: simulationAbi,
    functionName: 'simulateValidation',
    data,
  })
  const now = await getNextTime(chain)
  requireValid(returnInfo.accountValidationData, now, 'account')
  requireValid(returnInfo.paymasterValidationData, now, 'paymaster')
}
