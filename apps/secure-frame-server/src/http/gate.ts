import { proofNonceHeader } from '@latchkey/frame-api'
import { type Arrival, type Gate, requireSameOrigin, toRateBuckets } from '@latchkey/service'
import { verifyProof } from '../proof/verifyProof.ts'
import { findSession } from '../sessions/sessions.ts'
import { sessionCookie } from './cookies.ts'
import type { Caller, FrameService } from './defineRoute.ts'

/** Lets requests in: a proof of the device key wherever the contract asks for one, a session only together with it. */
export const gate: Gate<FrameService> = {
  async findSession(arrival): Promise<Caller | undefined> {
    const { request, reply, context } = arrival
    const now = context.clock.now()
    // Every answer carries it, refusals and those that need no proof too, so that the next proof is taken.
    reply.header(proofNonceHeader, context.nonces.current(now))
    const { access } = arrival.policy
    if (access !== 'device' && access !== 'session') return { kind: 'page' }
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
    return access === 'session' && !active ? undefined : { kind: 'device', thumbprint, active }
  },

  toBuckets({ policy, request, session }) {
    const active = session?.kind === 'device' ? session.active : undefined
    return toRateBuckets(policy.rate, { ip: request.ip, session: active?.row.id })
  },

  /** No token: a proof cannot be made by another site, and what pages post is secret or strictly theirs (S-91). */
  requireOwnPage: ({ request, context }) => requireSameOrigin(request, context.config.publicOrigin),
}

async function findActive(
  { request, context }: Omit<Arrival<FrameService>, 'session'>,
  thumbprint: string,
) {
  const token = sessionCookie(context.config).read(request)
  if (token === undefined) return undefined
  return findSession(context.db, { token, thumbprint }, context.clock.now())
}
