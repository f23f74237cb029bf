import type { Unsubscribe } from '../adapters/Wallet.ts'
import { observeDeadlineMs } from './deadlines.ts'
import { sleep } from './sleep.ts'

export type ObserveParameters = {
  /** Reads the state. A failed read counts as a state that is not reached. */
  readonly isReached: () => Promise<boolean>
  /** Subscribes to the event that proves the state, and returns the unsubscribe. */
  readonly watch?: (onReached: () => void) => Unsubscribe
  readonly signal: AbortSignal | undefined
  /** Longest wait in milliseconds. Default 10,000. */
  readonly deadlineMs?: number
}

/** Interval between two reads of the state, in milliseconds. */
const pollMs = 200

async function poll(isReached: () => Promise<boolean>, ending: AbortSignal): Promise<boolean> {
  for (;;) {
    if (await isReached().catch(() => false)) return true
    await sleep(pollMs, ending)
  }
}

/**
 * Waits until a state is observed, by its event or by repeated reads. The first read is immediate.
 * Wallets resolve a request before their state changes, so the answer alone proves nothing.
 *
 * @returns False if the state was not observed before the deadline.
 * @throws The signal's reason if it is aborted.
 */
export async function observe(parameters: ObserveParameters): Promise<boolean> {
  const { isReached, watch, signal, deadlineMs = observeDeadlineMs } = parameters
  signal?.throwIfAborted()
  const ending = new AbortController()
  const leave = () => ending.abort(signal?.reason)
  signal?.addEventListener('abort', leave, { once: true })
  let stop: Unsubscribe | undefined
  try {
    const event = new Promise<boolean>((resolve) => {
      stop = watch?.(() => resolve(true))
    })
    const deadline = sleep(deadlineMs, ending.signal).then(() => false)
    return await Promise.race([event, poll(isReached, ending.signal), deadline])
  } finally {
    signal?.removeEventListener('abort', leave)
    stop?.()
    ending.abort()
  }
}
