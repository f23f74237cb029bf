import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Enables CORS with credentials for exactly one origin: the service's own page. Other origins
 * cannot read answers (S-96).
 */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string | undefined,
): void {
  reply.header('vary', 'Origin')
  if (publicOrigin === undefined || request.headers.origin !== publicOrigin) return
  reply.header('access-control-allow-origin', publicOrigin)
  reply.header('access-control-allow-credentials', 'true')
}
