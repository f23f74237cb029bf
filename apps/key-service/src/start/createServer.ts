import { createService, securityHeaders } from '@latchkey/service'
import type { FastifyInstance } from 'fastify'
import { gate } from '../http/gate.ts'
import type { KeyContext } from '../http/KeyContext.ts'
import { routes } from '../routes/index.ts'

const headers = securityHeaders({
  directives: { 'default-src': [], 'frame-ancestors': [] },
  openerPolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  resourcePolicy: 'same-origin',
})

/**
 * Builds the HTTP server. It accepts connections after `listen`, and requests by `inject`
 * immediately.
 */
export function createServer(context: KeyContext): Promise<FastifyInstance> {
  return createService({ context, routes, gate, toHeaders: () => headers })
}
