import { proofNonceHeader } from '@latchkey/frame-api'
import { type Arrival, type Gate, requireSameOrigin, toRateBuckets } from '@latchkey/service'
import { verifyProof } from '../proof/verifyProof.ts'
import { findSession, findSessionId } from '../sessions/sessions.ts'
import { sessionCookie } from './cookies.ts'
import type { Caller, FrameService } from './defineRoute.ts'

/**
 * Authenticates requests. If an endpoint requires a device proof, a session cookie counts only
 * together with the proof.
 */
export const gate: Gate<FrameService> = {
  async findParty({ request, reply, policy, context }) {
    const now = context.clock.now()
    // Every response carries the current nonce, including errors, so that the caller's next proof
    // is accepted.
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
      // The page that sent a `keepalive` request is closed and cannot repeat it with a newer nonce,
      // so the nonce is not checked.
      ...(!arrival.keepalive && { nonces: context.nonces }),
      db: context.db,
      now,
    })
    const active = await findActive(arrival, thumbprint)
    if (policy.access === 'session' && !active) return undefined
    return { kind: 'device', thumbprint, active }
  },

  /**
   * Only checks the origin. No CSRF token is needed, because other sites cannot create a device
   * proof, and requests of pages carry secrets or a strict cookie (S-91).
   */
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
