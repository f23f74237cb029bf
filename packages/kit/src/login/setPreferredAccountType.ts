import type { Kit } from '../kit/Kit.ts'
import type { LoginAccountType } from '../kit/LoginInfo.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { loadLogin } from './load.ts'

/**
 * Switches the login between its externally owned account and its smart account, and stores the
 * choice. If the secure frame cannot switch, the externally owned account becomes active.
 *
 * @returns The account type that is active now.
 * @throws {NotLoggedInError} The account in use does not belong to a login.
 */
export async function setPreferredAccountType(
  kit: Kit,
  parameters: { readonly type: LoginAccountType; readonly signal?: AbortSignal | undefined },
): Promise<LoginAccountType> {
  const { type, signal } = parameters
  return runSubmit(kit, { kind: 'preferAccount', signal }, async (attempt) => {
    const { preferAccount } = await loadLogin()
    return preferAccount(kit, type, attempt)
  })
}
