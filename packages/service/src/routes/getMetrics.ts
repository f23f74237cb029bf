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
 * Serves metrics in the text format of Prometheus. Without the token, the endpoint answers 404 to
 * every client (S-99).
 */
export const getMetrics = defineRoute(endpoint, {
  ...supervisionPolicy,
  contentType: 'text/plain',
  handle({ context, request }) {
    const { metricsToken } = context.config
    const shown = request.headers.authorization ?? ''
    // Compares hashes, because comparing the tokens themselves would take longer for a partial
    // match.
    const mayRead = metricsToken !== undefined && sha256(shown) === sha256(`Bearer ${metricsToken}`)
    if (!mayRead) throw new RefusalError('not_found')
    return context.metrics.registry.metrics()
  },
})
