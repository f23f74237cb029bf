import { type Gate, requireSamePage, toRateBuckets } from '@latchkey/service'
import { findSession } from '../sessions/findSession.ts'
import { preSessionCookie, sessionCookie } from './cookies.ts'
import type { Server } from './defineRoute.ts'

/** How the product server lets requests in: by the cookie of a session or pre-session. */
export const gate: Gate<Server> = {
  async findSession({ request, context: { db, clock } }) {
    const token = sessionCookie.read(request)
    return token === undefined ? undefined : findSession(db, token, clock.now())
  },
  toBuckets: ({ request, policy, session }) =>
    toRateBuckets(policy.rate, { ip: request.ip, session: session?.tokenHash }),
  requireOwnPage({ request, session, context }) {
    // The cookie that the CSRF token of this browser is derived from.
    const token = session ? sessionCookie.read(request) : preSessionCookie.read(request)
    requireSamePage(request, context.config.publicOrigin, token)
  },
}
