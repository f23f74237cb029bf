import { toCsrfToken } from '@latchkey/service'
import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '../http/cookies.ts'
import { RefusalError } from '../http/RefusalError.ts'
import type { ServerContext } from '../ServerContext.ts'
import { readSession } from './findSession.ts'
import { toSession } from './SessionRow.ts'

/**
 * Answers a change with the session as it is now.
 *
 * @throws {RefusalError} `not_signed_in`: it ended meanwhile.
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
