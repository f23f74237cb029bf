import type { Kit } from '../kit/Kit.ts'
import { type Attempt, runAttempt } from '../kit/runAttempt.ts'
import { closeAlerts } from './closeAlerts.ts'

/**
 * Runs an operation that the user has started with a button, such as a login step. Closes all
 * alerts first, and closes error alerts again after success.
 */
export async function runSubmit<result>(
  kit: Kit,
  parameters: { readonly kind: string; readonly signal?: AbortSignal | undefined },
  run: (attempt: Attempt) => Promise<result>,
): Promise<result> {
  closeAlerts(kit)
  const result = await runAttempt(kit, parameters, run)
  closeAlerts(kit, 'error')
  return result
}
