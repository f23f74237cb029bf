import { anySignal, pairingExpiryMs, RequestTimedOutError, type Unsubscribe } from '@latchkey/core'
import type { Client } from '../client/Client.ts'
import type { PairParameters } from '../contract/WalletConnect.ts'
import { toPairingError } from '../errors/toWalletError.ts'
import type { Attempt } from './Attempt.ts'

export type WaitForApprovalOptions = {
  readonly client: Client
  readonly show: Pick<PairParameters, 'onUri' | 'onRelay'>
  /** Current Unix time in milliseconds, from which the expiry of the pairing is counted. */
  readonly now: number
  readonly signals: readonly AbortSignal[]
}

const expired = () => new RequestTimedOutError({ what: 'A wallet', deadlineMs: pairingExpiryMs })

/**
 * Converts an error of the client. Recognises an expired pairing by the messages `Proposal expired`
 * and `Request expired`.
 */
function toError(error: unknown): Error {
  const text = typeof error === 'object' && error && 'message' in error ? error.message : error
  return typeof text === 'string' && / expired/.test(text) ? expired() : toPairingError(error)
}

/**
 * Reports when the relay is lost and reached again. Reports immediately if the relay is already
 * lost.
 */
function followRelay(
  { core: { relayer } }: Client,
  onRelay: PairParameters['onRelay'],
): Unsubscribe {
  let reached = true
  const tell = (now: boolean) => {
    if (now !== reached) onRelay?.(now)
    reached = now
  }
  // The client reports a lost connection several times.
  const onLost = () => tell(false)
  const onFound = () => tell(true)
  tell(relayer.connected)
  relayer.on('relayer_disconnect', onLost)
  relayer.on('relayer_connect', onFound)
  return () => {
    relayer.off('relayer_disconnect', onLost)
    relayer.off('relayer_connect', onFound)
  }
}

/**
 * Shows a pairing and waits for a wallet's answer, until the pairing expires or the caller aborts.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {RequestTimedOutError} The pairing expired.
 */
export async function waitForApproval<answer>(
  attempt: Attempt<answer>,
  { client, show, now, signals }: WaitForApprovalOptions,
): Promise<answer> {
  const signal = anySignal(...signals)
  signal.throwIfAborted()
  attempt.waiters += 1
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow: Unsubscribe | undefined
  try {
    return await new Promise<answer>((resolve, reject) => {
      timer = setTimeout(() => reject(expired()), attempt.pairing.expiresAt - now)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      attempt.approval.then(resolve, (error: unknown) => reject(toError(error)))
      show.onUri(attempt.pairing)
      unfollow = followRelay(client, show.onRelay)
    })
  } finally {
    attempt.waiters -= 1
    clearTimeout(timer)
    unfollow?.()
  }
}
