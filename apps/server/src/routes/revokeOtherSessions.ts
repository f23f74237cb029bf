import { revokeOtherSessions as endpoint } from '@latchkey/product-api'
import { defineRoute } from '../http/defineRoute.ts'
import { endOtherSessions } from '../sessions/endSessions.ts'
import { change, done } from './policies.ts'

export const revokeOtherSessions = defineRoute(endpoint, {
  ...change,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context }) {
    await endOtherSessions(context.db, session.userId, session.tokenHash)
    return done
  },
})
