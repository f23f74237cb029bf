import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { createDefineRoute } from '../http/defineRoute.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { done, supervisionPolicy } from './policies.ts'
import type { StandingService } from './StandingService.ts'

const defineRoute = createDefineRoute<StandingService>()
const input = z.object({})
const response = z.object({ ok: z.literal(true) })

/** Answers while the process runs, whether or not it can serve requests. */
export const getLiveness = defineRoute(
  defineEndpoint({ method: 'GET', path: '/healthz', access: 'public', input, response }),
  { ...supervisionPolicy, handle: () => done },
)

/**
 * Answers whether the server can serve requests: its database, if it has one, answers and has the
 * server's latest migration.
 */
export const getReadiness = defineRoute(
  defineEndpoint({ method: 'GET', path: '/readyz', access: 'public', input, response }),
  {
    ...supervisionPolicy,
    async handle({ context }) {
      if (await context.isReady()) return done
      throw new RefusalError('unavailable', { hint: 'The server is not ready.' })
    },
  },
)
