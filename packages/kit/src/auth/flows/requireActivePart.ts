import type { Kit } from '../../Kit.ts'
import { getActiveConnection } from '../../selectors/getActiveConnection.ts'
import { NotLoggedInError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import type { Session, SessionPart } from './Session.ts'

/**
 * Gets the login whose account is in use, and its part.
 *
 * @throws {NotLoggedInError} Another wallet is in use, or none.
 */
export function requireActivePart(kit: Kit): {
  readonly session: Session
  readonly part: SessionPart
} {
  const { session } = getLogin(kit)
  const connection = getActiveConnection(kit)
  const part = connection?.login && session?.parts.get(connection.namespace)
  if (!session || !part) throw new NotLoggedInError()
  return { session, part }
}
