import type { FastifyReply, FastifyRequest } from 'fastify'

/** CORS with an exact list of one: our own page, with credentials. Everybody else gets no leave to read (S-96). */
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
