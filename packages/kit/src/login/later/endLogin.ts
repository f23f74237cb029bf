import type { Kit } from '../../kit/Kit.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { getLogin } from '../getLogin.ts'
import { forgetLogin } from './loginStorage.ts'

/**
 * Ends a login: what is stored is gone before the frame is told. The frame has 3 s, then it counts as done (K-AUTH-15).
 */
export async function endLogin(kit: Kit, session: ActiveLogin): Promise<void> {
  const login = getLogin(kit)
  // A newer login has taken its place: the frame's session is that one's.
  if (login.session !== session) return
  login.session = undefined
  forgetLogin(kit)
  const frame = await login.loading
  await frame?.request('SIGN_OUT', undefined)
}
