import { revokeOtherSessions as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, done } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { endOtherSessions } from '../../sessions/endSessions.ts'

export const revokeOtherSessions = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context }) {
    await endOtherSessions(context.db, session.userId, session.tokenHash)
    return done
  },
})
