import type { FrameRequestContext } from '@latchkey/bridge/frame'
import type { Session } from '@latchkey/frame-api'
import { NotSignedInError } from '../accounts/errors.ts'
import type { FrameParts } from './FrameParts.ts'

/**
 * Asks the server who is signed in. Nobody: the wallet is closed at once, wherever the session was ended.
 *
 * @throws {NotSignedInError} The server says that nobody is.
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
