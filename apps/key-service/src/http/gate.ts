import { timingSafeEqual } from 'node:crypto'
import { type Gate, RefusalError, toRateBuckets } from '@latchkey/service'
import type { KeyService } from './defineRoute.ts'

/** Admits only the frame server, which sends its token, and rejects requests of browsers. */
export const gate: Gate<KeyService> = {
  async findParty({ request, context }) {
    const shown = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return isSame(Buffer.from(shown, 'base64url'), context.config.token)
      ? 'frame-server'
      : undefined
  },

  toBuckets: ({ policy, request, party }) =>
    toRateBuckets(policy.rate, { ip: request.ip, session: party }),

  findSession: async ({ party }) => (party === undefined ? undefined : 'frame-server'),

  requireOwnPage({ request }) {
    if (request.headers.origin !== undefined) throw new RefusalError('origin_refused')
  },
}

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
