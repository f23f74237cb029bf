import { decodeErrorResult, type Hex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { BundlerError, type BundlerErrorOptions } from './BundlerError.ts'

/** Kinds of bundler errors by the entry point's reason. Every other reason is a plain rejection. */
const kinds: readonly (readonly [RegExp, BundlerErrorOptions['reason']])[] = [
  [/^AA[23]4/, 'signature'],
  [/^AA[23]2/, 'outOfTimeRange'],
  [/^AA31/, 'paymasterDeposit'],
  [/^AA3/, 'paymasterRejected'],
]

/**
 * Creates a bundler error from the reason that the entry point gives, with the entry point's
 * wording.
 */
export function toReasonError(reason: string, data?: Hex): BundlerError {
  const kind = kinds.find(([pattern]) => pattern.test(reason))?.[1] ?? 'rejected'
  return new BundlerError(reason, { reason: kind, ...(data !== undefined && { data }) })
}

/**
 * The error with which the entry point rejected a bundle, and the index of the user operation that
 * caused it.
 */
export type EntryPointRefusal = { readonly index: number; readonly error: BundlerError }

function readRefusal(data: Hex): EntryPointRefusal | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint07Abi, data })
    if (errorName === 'FailedOp') return { index: Number(args[0]), error: toReasonError(args[1]) }
    if (errorName === 'FailedOpWithRevert')
      return { index: Number(args[0]), error: toReasonError(args[1], args[2]) }
  } catch {
    // The entry point gave no reason. It ran out of gas, or a contract used up the gas.
  }
  return undefined
}

export function toRefusal(data: Hex): EntryPointRefusal {
  return (
    readRefusal(data) ?? {
      index: 0,
      error: new BundlerError(
        'the entry point gives no reason: verificationGasLimit may be too low',
        {
          reason: 'rejected',
          data,
        },
      ),
    }
  )
}
