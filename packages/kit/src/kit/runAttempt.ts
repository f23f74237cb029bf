import { AttemptSupersededError } from '@latchkey/core'
import { createSlot } from './createSlot.ts'
import type { Kit } from './Kit.ts'

/** Gets the running attempts by kind. A newer attempt ends an older one of its kind (S-133). */
export const getAttempts = createSlot(() => new Map<string, AbortController>())

/** A run of an operation. A newer run of the same kind, or leaving the modal, ends it. */
export type Attempt = {
  /**
   * Aborts with the error that the caller receives. Check it after every `await` before writing
   * state.
   */
  readonly signal: AbortSignal
  /** Returns false once a newer attempt of the kind has begun. */
  readonly isCurrent: () => boolean
}

/**
 * Runs an attempt. A running attempt of the same kind ends with `AttemptSupersededError` (S-133).
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

/** Ends every running attempt with a reason. */
export function abortAttempts(kit: Pick<Kit, 'slots'>, reason: Error): void {
  for (const controller of [...getAttempts(kit).values()]) controller.abort(reason)
}
