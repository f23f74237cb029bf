import { type Gate, requireSamePage, sha256, toRateBuckets } from '@latchkey/service'
import { findSession, readSession } from '../sessions/findSession.ts'
import { preSessionCookie, sessionCookie } from './cookies.ts'
import type { Server } from './defineRoute.ts'

/**
 * Authenticates requests to the product server by their session or pre-session cookie, before a
 * route's handler runs.
 */
export const gate: Gate<Server> = {
  async findParty({ request, context: { db, clock } }) {
    const token = sessionCookie.read(request)
    if (token === undefined) return undefined
    return (await readSession(db, sha256(token), clock.now()))?.tokenHash
  },
  toBuckets: ({ request, policy, party }) =>
    toRateBuckets(policy.rate, { ip: request.ip, session: party }),
  async findSession({ request, party, context: { db, clock } }) {
    const token = party === undefined ? undefined : sessionCookie.read(request)
    return token === undefined ? undefined : findSession(db, token, clock.now())
  },
  requireOwnPage({ request, session, context }) {
    // The cookie from which this browser's CSRF token is derived.
    const token = session ? sessionCookie.read(request) : preSessionCookie.read(request)
    requireSamePage(request, context.config.publicOrigin, token)
  },
}
