import { pairingExpiryMs, RequestTimedOutError } from '@latchkey/core'
import { toPairingError } from '../toWalletError.ts'
import type { Attempt } from './Attempt.ts'

const expired = () => new RequestTimedOutError({ what: 'A wallet', deadlineMs: pairingExpiryMs })

/** `Proposal expired`, `Request expired`: the client's own words for it. */
function toError(error: unknown): Error {
  const text = typeof error === 'object' && error && 'message' in error ? error.message : error
  return typeof text === 'string' && / expired/.test(text) ? expired() : toPairingError(error)
}

/**
 * Waits for a wallet to answer a pairing, until it has expired or the caller leaves.
 *
 * @throws {ConnectionRejectedError} The person refused.
 * @throws {RequestTimedOutError} The pairing's time is up.
 */
export async function waitForApproval<answer>(
  attempt: Attempt<answer>,
  { now, signals }: { readonly now: number; readonly signals: readonly AbortSignal[] },
): Promise<answer> {
  const signal = AbortSignal.any([...signals])
  signal.throwIfAborted()
  attempt.waiters += 1
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<answer>((resolve, reject) => {
      timer = setTimeout(() => reject(expired()), attempt.pairing.expiresAt - now)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      attempt.approval.then(resolve, (error: unknown) => reject(toError(error)))
    })
  } finally {
    attempt.waiters -= 1
    clearTimeout(timer)
  }
}
