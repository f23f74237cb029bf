import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'

/**
 * Logs and counts each answered request. The path is recorded as its route template, such as
 * `/users/:id`.
 */
export function observeRequests(app: FastifyInstance, { log, metrics }: ServiceContext): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1_000)
    log.info('request', {
      ref: request.id,
      method,
      route,
      status,
      durationMs: Math.round(reply.elapsedTime),
    })
  })
}
