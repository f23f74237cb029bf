import { type Gate, toRateAddress } from '@latchkey/service'
import * as z from 'zod'
import { sessionsPerMinute } from '../config/constants.ts'
import type { Api } from './ApiContext.ts'

const Project = z.object({ projectId: z.string() })

/**
 * Admits callers of the blockchain API, who have no sessions. The calls of each network address to
 * each route are limited; all projects share the limit (wire-blockchain-api §1).
 */
export const gate: Gate<Api> = {
  findParty: async () => undefined,
  toBuckets({ request, policy, context }) {
    if (policy.rate === 'free') return []
    const address = toRateAddress(request.ip)
    const { requestsPerMinute: perMinute } = context.config
    const general = { key: `${request.routeOptions.url} ${address}`, perMinute }
    if (policy.rate !== 'session') return [general]
    const project = Project.safeParse(request.query).data?.projectId ?? ''
    const key = `session ${JSON.stringify([project, address])}`
    return [general, { key, perMinute: sessionsPerMinute }]
  },
  findSession: async () => undefined,
  // Pages of every origin may call the API, and none has a cookie.
  requireOwnPage: () => undefined,
}
