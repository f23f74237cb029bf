import { toCsrfToken } from '@latchkey/service'
import type { FastifyRequest } from 'fastify'
import { RefusalError } from '../errors/RefusalError.ts'
import { readSession } from '../sessions/findSession.ts'
import { toSession } from '../sessions/SessionRow.ts'
import { sessionCookie } from './cookies.ts'
import type { ServerContext } from './ServerContext.ts'

/**
 * Returns the browser's current session, as the response to a call that changed the session.
 *
 * @throws {RefusalError} `not_signed_in`: the session ended in the meantime.
 */
export async function answerSession(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  tokenHash: string,
  request: FastifyRequest,
) {
  const session = await readSession(db, tokenHash, clock.now())
  const token = sessionCookie.read(request)
  if (!session || token === undefined) throw new RefusalError('not_signed_in')
  return { session: toSession(session), csrfToken: toCsrfToken(token) }
}
