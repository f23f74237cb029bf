import { proofNonceHeader } from '@latchkey/frame-api'
import { type Arrival, type Gate, requireSameOrigin, toRateBuckets } from '@latchkey/service'
import { verifyProof } from '../proof/verifyProof.ts'
import { findSession, findSessionId } from '../sessions/sessions.ts'
import { sessionCookie } from './cookies.ts'
import type { Caller, FrameService } from './defineRoute.ts'

/** Lets requests in: a proof of the device key wherever the contract asks for one, a session only together with it. */
export const gate: Gate<FrameService> = {
  async findParty({ request, reply, policy, context }) {
    const now = context.clock.now()
    // Every answer carries it, refusals and those that need no proof too, so that the next proof is taken.
    reply.header(proofNonceHeader, context.nonces.current(now))
    if (!needsProof(policy)) return undefined
    const token = sessionCookie(context.config).read(request)
    return token === undefined ? undefined : findSessionId(context.db, token, now)
  },

  toBuckets: ({ policy, request, party }) =>
    toRateBuckets(policy.rate, { ip: request.ip, session: party }),

  async findSession(arrival): Promise<Caller | undefined> {
    const { request, context, policy } = arrival
    const now = context.clock.now()
    if (!needsProof(policy)) return { kind: 'page' }
    const thumbprint = await verifyProof({
      headers: request.headers,
      method: request.method,
      url: `${context.config.publicOrigin}${request.url.split('?')[0] ?? ''}`,
      // Only the page could send a proof with a newer one.
      ...(!arrival.keepalive && { nonces: context.nonces }),
      db: context.db,
      now,
    })
    const active = await findActive(arrival, thumbprint)
    if (policy.access === 'session' && !active) return undefined
    return { kind: 'device', thumbprint, active }
  },

  /** No token: a proof cannot be made by another site, and what pages post is secret or strictly theirs (S-91). */
  requireOwnPage: ({ request, context }) => requireSameOrigin(request, context.config.publicOrigin),
}

const needsProof = ({ access }: { readonly access: string }) =>
  access === 'device' || access === 'session'

async function findActive(
  { request, context }: Omit<Arrival<FrameService>, 'session'>,
  thumbprint: string,
) {
  const token = sessionCookie(context.config).read(request)
  if (token === undefined) return undefined
  const found = await findSession(context.db, { token, thumbprint }, context.clock.now())
  return found && { ...found, place: request.ip }
}
