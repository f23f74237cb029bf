import type { FrameRequestContext } from '@latchkey/bridge/frame'
import type { Session } from '@latchkey/frame-api'
import { NotSignedInError } from '../accounts/errors.ts'
import type { FrameParts } from './FrameParts.ts'

/**
 * Reads the session from the server. If the user is signed out, e.g. by another device, closes the
 * wallet immediately.
 *
 * @throws {NotSignedInError} The server reports that the user is signed out.
 */
export async function requireUser(
  { login, accounts }: Pick<FrameParts, 'login' | 'accounts'>,
  context: FrameRequestContext,
): Promise<Session> {
  const session = await login.readSession(context)
  if (session) return session
  accounts.close()
  throw new NotSignedInError()
}
