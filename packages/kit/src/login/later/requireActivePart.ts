import type { Kit } from '../../kit/Kit.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { NotLoggedInError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'

/**
 * Returns the active login, and its accounts in the active namespace.
 *
 * @throws {NotLoggedInError} The active account belongs to another wallet, or there is none.
 */
export function requireActivePart(kit: Kit): {
  readonly session: ActiveLogin
  readonly part: LoginPart
} {
  const { session } = getLogin(kit)
  const connection = getActiveConnection(kit)
  const part = connection?.login && session?.parts.get(connection.namespace)
  if (!session || !part) throw new NotLoggedInError()
  return { session, part }
}
