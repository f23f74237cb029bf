import type { Kit } from '../kit/Kit.ts'
import type { LoginAccountType } from '../kit/LoginInfo.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { loadLogin } from './load.ts'

/**
 * Chooses which account of the login is in use, the externally owned one or the smart account, and keeps the choice.
 * Where the frame cannot, it is the externally owned one.
 *
 * @returns The type that is in use now.
 * @throws {NotLoggedInError} The account in use is no login.
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
