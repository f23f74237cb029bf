import { randomUUID } from 'node:crypto'
import {
  createRateLimiter,
  describeError,
  observeRequests,
  RefusalError,
  requireText,
  sha256,
  toRateAddress,
} from '@latchkey/service'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { bodyLimitBytes } from '../config/constants.ts'
import { ApiError, ShapeError } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { routes } from '../routes/index.ts'
import { answerHeaders, preflightHeaders } from './headers.ts'

/**
 * Creates the HTTP server of the blockchain API on an open database. `listen` makes it accept
 * connections; `inject` sends it test requests without a socket.
 */
export async function createServer(context: ApiContext): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: [...context.config.trustedProxies],
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
  })
  // Parses every body as JSON, whatever its content type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.setErrorHandler((error, request, reply) => answerError(context, { error, request, reply }))
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('Not found'))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...answerHeaders, 'x-request-id': request.id })
  })
  app.addHook('preHandler', async ({ params, query, body }) => requireText([params, query, body]))
  observeRequests(app, context)
  addLimit(app, context)
  addSupervision(app, context)
  app.options('*', (_, reply) => reply.headers(preflightHeaders).send(''))
  for (const { method, paths, answer } of routes)
    for (const url of paths)
      app.route({
        method,
        url,
        handler: async (request, reply) => {
          const { body, headers = {}, status = 200 } = await answer(request, context)
          return reply.code(status).headers(headers).send(body)
        },
      })
  await app.ready()
  return app
}

/**
 * Adds the rate limit: requests per minute of each IP address to each route. All projects share the
 * limit (wire-blockchain-api §1).
 */
function addLimit(app: FastifyInstance, { clock, config, metrics }: ApiContext): void {
  const limiter = createRateLimiter(clock)
  app.addHook('onRequest', async ({ method, routeOptions, ip }) => {
    if (method === 'OPTIONS') return
    const key = `${routeOptions.url} ${toRateAddress(ip)}`
    const retryAfterSeconds = limiter.take(key, config.requestsPerMinute)
    if (retryAfterSeconds === 0) return
    metrics.rateLimited.inc({ rate: 'read' })
    throw new ApiError({
      status: 429,
      field: 'rate_limited',
      description: 'Requests per minute limit',
      retryAfterSeconds,
    })
  })
}

function addSupervision(app: FastifyInstance, { config, isReady, metrics }: ApiContext): void {
  app.get('/health', (_, reply) => reply.type('text/plain').send('OK v0'))
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_, reply) =>
    (await isReady()) ? { ok: true } : reply.code(503).send({ ok: false }),
  )
  app.get('/metrics', (request, reply) => {
    const shown = request.headers.authorization ?? ''
    const { metricsToken } = config
    // Compares hashes, because comparing the tokens themselves would take longer for a partial
    // match.
    const mayRead = metricsToken !== undefined && sha256(shown) === sha256(`Bearer ${metricsToken}`)
    if (!mayRead) return reply.callNotFound()
    return metrics.registry.metrics().then((text) => reply.type('text/plain').send(text))
  })
}

type Failure = {
  readonly error: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Answers a failed request as the public API specifies: an API error as JSON, any other error in
 * plain text (§1.3).
 */
function answerError({ log }: ApiContext, { error, request, reply }: Failure) {
  if (error instanceof ApiError) return sendEnvelope(error, reply)
  reply.type('text/plain; charset=utf-8')
  if (error instanceof RefusalError) return reply.code(error.status).send(error.shortMessage)
  if (error instanceof ShapeError) return reply.code(error.status).send(error.message)
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500)
    return reply.code(status).send('Failed to parse the request body as JSON')
  log.error('request_failed', { ref: request.id, ...describeError(error) })
  return reply.code(500).send('Internal server error')
}

function sendEnvelope(
  { status, field, message, retryAfterSeconds }: ApiError,
  reply: FastifyReply,
) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).send({ status: 'FAILED', reasons: [{ field, description: message }] })
}
