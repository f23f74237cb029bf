import type { Kit } from '../kit/Kit.ts'
import { runAttempt } from '../kit/runAttempt.ts'
import { loadLogin } from './load.ts'

/**
 * Asks the frame once more who is logged in, and shows what it says: for what changes outside of this page, such as the
 * copy of the recovery code, which is confirmed on a page of the secure origin.
 *
 * @throws {NotLoggedInError} The account in use is no login.
 * @throws {FrameRefusedError} The frame said no.
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
