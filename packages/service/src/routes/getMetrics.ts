import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { sha256 } from '../crypto/sha256.ts'
import { createDefineRoute } from '../http/defineRoute.ts'
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

/**
 * Serves metrics in the text format of Prometheus. A request without the token gets a 404 from
 * every network (S-99).
 */
export const getMetrics = defineRoute(endpoint, {
  ...supervisionPolicy,
  contentType: 'text/plain',
  handle({ context, request }) {
    const { metricsToken } = context.config
    const shown = request.headers.authorization ?? ''
    // Comparing hashes takes the same time for every input.
    const mayRead = metricsToken !== undefined && sha256(shown) === sha256(`Bearer ${metricsToken}`)
    if (!mayRead) throw new RefusalError('not_found')
    return context.metrics.registry.metrics()
  },
})
