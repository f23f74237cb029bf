import type { Kit } from '../kit/Kit.ts'
import { runAttempt } from '../kit/runAttempt.ts'
import { loadLogin } from './load.ts'

/**
 * Requests the login's account from the secure frame again and updates the state. Use it after
 * changes outside this page, e.g. when users confirm their recovery code on a page of the secure
 * origin.
 *
 * @throws {NotLoggedInError} The account in use does not belong to a login.
 * @throws {FrameRefusedError} The frame rejected the request.
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
