import { revokeSession as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, done } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { endSession } from '../../sessions/endSessions.ts'
import { readSession } from '../../sessions/findSession.ts'

export const revokeSession = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input, session, context, reply }) {
    const { db, clock } = context
    const ended = await endSession(db, session.userId, input.id)
    if (ended === 0) throw new RefusalError('not_found')
    const left = await readSession(db, session.tokenHash, clock.now())
    if (!left) sessionCookie.clear(reply)
    return done
  },
})
