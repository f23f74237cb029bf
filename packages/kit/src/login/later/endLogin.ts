import type { Kit } from '../../kit/Kit.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { getLogin } from '../getLogin.ts'
import { forgetLogin } from './loginStorage.ts'

/**
 * Ends a login. Removes the stored login first, then notifies the secure frame. If the frame does
 * not answer within 3 s, the sign-out counts as done (K-AUTH-15).
 */
export async function endLogin(kit: Kit, session: ActiveLogin): Promise<void> {
  const login = getLogin(kit)
  // If a newer login has replaced this one, the session in the secure frame belongs to the newer
  // login and must not end.
  if (login.session !== session) return
  login.session = undefined
  forgetLogin(kit)
  const frame = await login.loading
  await frame?.request('SIGN_OUT', undefined)
}
