import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { loadLogin } from './load.ts'

/**
 * Goes on with a login that asked for a recovery, once the person has been to the recovery page. Then the modal goes on
 * by itself, as after `connect`.
 *
 * @throws {RecoveryRequiredError} The wallet is still not on this device.
 * @throws As `connectEmail`.
 */
export async function continueLogin(
  kit: Kit,
  parameters: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  return runSubmit(kit, { kind: 'login', signal: parameters.signal }, async (attempt) => {
    const { resumeLogin } = await loadLogin()
    await resumeLogin(kit, attempt)
  })
}
