import { AttemptSupersededError } from '@latchkey/core'
import { createSlot } from './createSlot.ts'
import type { Kit } from './Kit.ts'

/**
 * Returns the running attempts (e.g. to connect or log in), by kind. A new attempt ends a running
 * one of the same kind (S-133).
 */
export const getAttempts = createSlot(() => new Map<string, AbortController>())

/**
 * A running operation, such as connecting. A newer one of the same kind, or leaving the modal, ends
 * it.
 */
export type Attempt = {
  /**
   * Aborts with the error that the caller gets. Check it after every `await` before changing state.
   */
  readonly signal: AbortSignal
  /** Returns false once a newer attempt of the same kind has started. */
  readonly isCurrent: () => boolean
}

/**
 * Runs an operation as an attempt. A running attempt of the same kind ends with
 * `AttemptSupersededError` (S-133).
 */
export async function runAttempt<result>(
  kit: Pick<Kit, 'slots'>,
  parameters: { readonly kind: string; readonly signal?: AbortSignal | undefined },
  run: (attempt: Attempt) => Promise<result>,
): Promise<result> {
  const { kind, signal } = parameters
  const attempts = getAttempts(kit)
  attempts.get(kind)?.abort(new AttemptSupersededError())
  const controller = new AbortController()
  const forward = () => controller.abort(signal?.reason)
  attempts.set(kind, controller)
  signal?.addEventListener('abort', forward)
  const isCurrent = () => attempts.get(kind) === controller
  try {
    signal?.throwIfAborted()
    return await run({ signal: controller.signal, isCurrent })
  } finally {
    signal?.removeEventListener('abort', forward)
    if (isCurrent()) attempts.delete(kind)
  }
}

/** Ends all running attempts with the given error. */
export function abortAttempts(kit: Pick<Kit, 'slots'>, reason: Error): void {
  for (const controller of [...getAttempts(kit).values()]) controller.abort(reason)
}
