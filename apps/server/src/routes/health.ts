import { defineEndpoint } from '@latchkey/product-api'
import * as z from 'zod/mini'
import { defineRoute } from '../http/defineRoute.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { done, read } from './policies.ts'

const input = z.object({})
const response = z.object({ ok: z.literal(true) })

/** The process answers. */
export const getLiveness = defineRoute(
  defineEndpoint({ method: 'GET', path: '/health/live', access: 'public', input, response }),
  {
    ...read,
    access: 'public',
    owner: 'nobody-in-particular',
    rate: 'free',
    handle: () => done,
  },
)

/** The server can do its work: the database answers and is as new as the server. */
export const getReadiness = defineRoute(
  defineEndpoint({ method: 'GET', path: '/health/ready', access: 'public', input, response }),
  {
    ...read,
    access: 'public',
    owner: 'nobody-in-particular',
    rate: 'free',
    async handle({ context }) {
      if (await context.isReady()) return done
      throw new RefusalError('unavailable', { hint: 'The database is not ready.' })
    },
  },
)
