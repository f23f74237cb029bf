import { AttemptSupersededError } from '@latchkey/core'
import type { Kit } from './Kit.ts'

/** One run of something a newer run of the same kind, or leaving the modal, ends. */
export type Attempt = {
  /** Aborted with the error the caller gets. Checked after every `await` before a state is written. */
  readonly signal: AbortSignal
  /** False once a newer attempt of the kind has begun. */
  readonly isCurrent: () => boolean
}

/** Runs an attempt; the running one of the same kind ends with `AttemptSupersededError` (S-133). */
export async function runAttempt<result>(
  kit: Pick<Kit, 'runtime'>,
  parameters: { readonly kind: string; readonly signal?: AbortSignal | undefined },
  run: (attempt: Attempt) => Promise<result>,
): Promise<result> {
  const { kind, signal } = parameters
  const { attempts } = kit.runtime
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
export function abortAttempts(kit: Pick<Kit, 'runtime'>, reason: Error): void {
  for (const controller of [...kit.runtime.attempts.values()]) controller.abort(reason)
}
