import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { createDefineRoute } from '../http/defineRoute.ts'
import { isLoopback } from '../http/isLoopback.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { supervisionPolicy } from './policies.ts'
import type { StandingService } from './StandingService.ts'

const defineRoute = createDefineRoute<StandingService>()

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  input: z.object({}),
  response: z.string(),
})

/** Counters in the text format of Prometheus. Who may not read them gets a 404. */
export const getMetrics = defineRoute(endpoint, {
  ...supervisionPolicy,
  contentType: 'text/plain',
  handle({ context, request }) {
    const { metrics } = context.config
    const mayRead = metrics === 'any' || (metrics === 'loopback' && isLoopback(request.ip))
    if (!mayRead) throw new RefusalError('not_found')
    return context.metrics.registry.metrics()
  },
})
