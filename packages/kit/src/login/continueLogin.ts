import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { loadLogin } from './load.ts'

/**
 * Continues a login that threw `RecoveryRequiredError`, after the user has visited the recovery
 * page. On success, the modal continues as after `connect`.
 *
 * @throws {RecoveryRequiredError} The wallet is still missing on this device.
 * @throws The errors of `connectEmail`.
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
