import { defineEndpoint } from '@latchkey/product-api'
import * as z from 'zod/mini'
import { defineRoute } from '../http/defineRoute.ts'
import { isLoopback } from '../http/isLoopback.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { read } from './policies.ts'

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  input: z.object({}),
  response: z.string(),
})

/** Counters in the text format of Prometheus. Who may not read them gets a 404. */
export const getMetrics = defineRoute(endpoint, {
  ...read,
  access: 'public',
  owner: 'nobody-in-particular',
  rate: 'free',
  contentType: 'text/plain',
  handle({ context, request }) {
    const { metrics } = context.config
    const mayRead = metrics === 'any' || (metrics === 'loopback' && isLoopback(request.ip))
    if (!mayRead) throw new RefusalError('not_found')
    return context.metrics.registry.metrics()
  },
})
