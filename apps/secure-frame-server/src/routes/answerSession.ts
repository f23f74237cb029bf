import type { Session } from '@latchkey/frame-api'
import type { FastifyReply } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { sessionCookie } from '../http/cookies.ts'
import { findSession } from '../sessions/sessions.ts'
import { toSession } from './toSession.ts'

/** Sets the cookie of a finished login and returns its session. */
export async function answerSession(
  { db, clock, config }: FrameContext,
  reply: FastifyReply,
  { token, thumbprint }: { readonly token: string; readonly thumbprint: string },
): Promise<{ session: Session }> {
  const now = clock.now()
  const active = await findSession(db, { token, thumbprint }, now)
  if (!active) throw new FrameRefusal('internal', { hint: 'The new session is gone.' })
  sessionCookie(config).set(reply, token)
  return { session: await toSession(db, active, now) }
}
