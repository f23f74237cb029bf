import { decodeFunctionResult, encodeFunctionData, type Hex, parseEther, zeroAddress } from 'viem'
import { simulationAbi } from './abi.ts'
import type { BundlerChain } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'
import { readOutcome, toRevertSentence } from './readOutcome.ts'
import { simulate } from './simulate.ts'
import { toPreVerificationGasOfDraft } from './toPreVerificationGas.ts'
import { toRefusal } from './toRefusal.ts'
import { pack, type UserOperation } from './UserOperation.ts'
import { requireWhole } from './validate.ts'

/**
 * Gas limits of the first simulation of a user operation. They are higher than any realistic
 * operation needs.
 */
const roomy = { verificationGasLimit: 6_000_000n, callGasLimit: 10_000_000n }
const roomyPaymaster = {
  paymasterVerificationGasLimit: 1_000_000n,
  paymasterPostOpGasLimit: 100_000n,
}
/**
 * Maximum number of simulations per gas estimate. After each failure, the limits are raised by
 * half.
 */
const ATTEMPTS = 5

export type GasEstimate = Pick<
  UserOperation,
  | 'preVerificationGas'
  | 'verificationGasLimit'
  | 'callGasLimit'
  | 'paymasterVerificationGasLimit'
  | 'paymasterPostOpGasLimit'
>

/**
 * Adds a margin to the measured gas, because simulation and block differ, and because a contract
 * can pass on only 63/64 of its gas.
 */
const withMargin = (gas: bigint) => (gas * 5n) / 4n + 20_000n

type Run = {
  /** Gas that the validation by account and paymaster used. */
  readonly verification: bigint
  readonly execution: bigint
  /**
   * Reason why the simulated operation failed; `undefined` if the entry point accepts it and its
   * call succeeds.
   */
  readonly failure: BundlerError | undefined
}

/**
 * Simulates a user operation at a gas price of 1 wei, so that its fee is the amount of used gas.
 */
async function run(chain: BundlerChain, operation: UserOperation): Promise<Run> {
  const { sender, paymaster, callGasLimit, paymasterPostOpGasLimit = 0n } = operation
  const balance = paymaster ? undefined : await chain.client.getBalance({ address: sender })
  const answer = await simulate(chain, {
    data: encodeFunctionData({
      abi: simulationAbi,
      functionName: 'simulateHandleOp',
      args: [pack(operation), zeroAddress, '0x'],
    }),
    // The account gets a balance in the simulation, so that accounts without funds can be
    // estimated.
    ...(balance !== undefined && { balances: { [sender]: balance + parseEther('1') } }),
  })
  if (!answer.succeeded)
    return { verification: 0n, execution: 0n, failure: toRefusal(answer.data).error }
  const { preOpGas, paid } = decodeFunctionResult({
    abi: simulationAbi,
    functionName: 'simulateHandleOp',
    data: answer.data,
  })
  const { succeeded, revertData = '0x' } = readOutcome(answer.logs)
  // The entry point charges a tenth of the unused execution gas, which is not part of the used gas.
  const setAside = callGasLimit + paymasterPostOpGasLimit
  return {
    verification: preOpGas - operation.preVerificationGas,
    execution: ((paid - preOpGas) * 10n - setAside) / 9n,
    failure: succeeded ? undefined : toRevertError(revertData),
  }
}

const toRevertError = (data: Hex) =>
  new BundlerError(toRevertSentence(data), { reason: 'reverted', data })

/**
 * Finds gas limits with which a user operation succeeds. Its signatures may be stubs; fees and
 * limits may be missing.
 *
 * @throws {BundlerError} The entry point rejects the operation, or its call reverts (-32521).
 */
export async function estimateGas(chain: BundlerChain, draft: UserOperation): Promise<GasEstimate> {
  requireWhole(draft)
  const preVerificationGas = toPreVerificationGasOfDraft(draft)
  const paymasterLimits = draft.paymaster && {
    paymasterVerificationGasLimit:
      draft.paymasterVerificationGasLimit ?? roomyPaymaster.paymasterVerificationGasLimit,
    paymasterPostOpGasLimit:
      draft.paymasterPostOpGasLimit ?? roomyPaymaster.paymasterPostOpGasLimit,
  }
  const priced = { ...draft, ...paymasterLimits, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
  const first = await run(chain, { ...priced, ...roomy, preVerificationGas })
  if (first.failure) throw first.failure
  let estimate = {
    verificationGasLimit: withMargin(first.verification),
    callGasLimit: withMargin(first.execution),
  }
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const { failure } = await run(chain, { ...priced, ...estimate, preVerificationGas })
    if (!failure) break
    estimate = {
      verificationGasLimit: (estimate.verificationGasLimit * 3n) / 2n,
      callGasLimit: (estimate.callGasLimit * 3n) / 2n,
    }
  }
  return { preVerificationGas, ...estimate, ...paymasterLimits }
}
