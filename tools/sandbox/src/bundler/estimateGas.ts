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

/** Gas limits of the first simulation, above the use of any realistic operation. */
const roomy = { verificationGasLimit: 6_000_000n, callGasLimit: 10_000_000n }
const roomyPaymaster = {
  paymasterVerificationGasLimit: 1_000_000n,
  paymasterPostOpGasLimit: 100_000n,
}
/** Number of simulations. Each failed one raises the limits by half. */
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
 * Adds a margin for differences between simulation and block, and for the 63/64 rule of nested
 * calls.
 */
const withMargin = (gas: bigint) => (gas * 5n) / 4n + 20_000n

type Run = {
  /** Gas of account and paymaster validation. */
  readonly verification: bigint
  readonly execution: bigint
  /** Absent if the entry point accepts the operation and its call succeeds. */
  readonly failure: BundlerError | undefined
}

/** Simulates at a gas price of 1 wei, so that the fee equals the gas used. */
async function run(chain: BundlerChain, operation: UserOperation): Promise<Run> {
  const { sender, paymaster, callGasLimit, paymasterPostOpGasLimit = 0n } = operation
  const balance = paymaster ? undefined : await chain.client.getBalance({ address: sender })
  const answer = await simulate(chain, {
    data: encodeFunctionData({
      abi: simulationAbi,
      functionName: 'simulateHandleOp',
      args: [pack(operation), zeroAddress, '0x'],
    }),
    // Allows estimates for accounts without balance.
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
  // The entry point charges a tenth of the unused execution gas.
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
 * Finds gas limits with which an operation succeeds. Signatures may be stubs. Fees and limits may
 * be absent.
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
