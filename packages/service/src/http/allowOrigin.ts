import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Allows pages of one other origin to read the response (CORS with credentials). All other origins
 * cannot read it (S-96).
 */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string | undefined,
): void {
  // The service already allows every origin.
  if (reply.hasHeader('access-control-allow-origin')) return
  reply.header('vary', 'Origin')
  if (publicOrigin === undefined || request.headers.origin !== publicOrigin) return
  reply.header('access-control-allow-origin', publicOrigin)
  reply.header('access-control-allow-credentials', 'true')
}
