import type { Kit } from '../kit/Kit.ts'
import { runAttempt } from '../kit/runAttempt.ts'
import { loadLogin } from './load.ts'

/**
 * Requests the login's account from the frame again and shows the answer. Use it for changes
 * outside this page. For example, users confirm the backup of the recovery code on a page of the
 * secure origin.
 *
 * @throws {NotLoggedInError} The account in use does not belong to a login.
 * @throws {FrameRefusedError} The frame refused the request.
 */
export async function refreshLogin(
  kit: Kit,
  parameters: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  return runAttempt(kit, { kind: 'refreshLogin', signal: parameters.signal }, async (attempt) => {
    const { askAgain } = await loadLogin()
    await askAgain(kit, attempt)
  })
}
