import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { ApiContext } from './ApiContext.ts'
import { ApiError, BodyError, QueryError, toEnvelope } from './ApiError.ts'
import { createRateLimit, type RateLimit } from './createRateLimit.ts'
import { handlers } from './endpoints/index.ts'
import type { Handler } from './Handler.ts'
import { trapAnswers } from './Trap.ts'

const BODY_LIMIT_BYTES = 5_000_000
/** Generous: a page of the product asks a handful a second, a test run some hundreds. */
const defaultRateLimit: RateLimit = { capacity: 5_000, refillPerSecond: 1_000 }

const allowedHeaders = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
  'solana-client',
  'sec-fetch-mode',
  'x-sdk-type',
  'x-sdk-version',
].join(', ')

const PathParameters = z.record(z.string(), z.string())

function parseQuery(handler: Handler, query: unknown): unknown {
  const parsed = handler.query.safeParse(query)
  if (parsed.success) return query
  const [issue] = parsed.error.issues
  throw new QueryError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) return reply.code(error.status).send(toEnvelope(error))
  reply.type('text/plain; charset=utf-8')
  if (error instanceof QueryError) return reply.code(400).send(error.message)
  if (error instanceof BodyError) return reply.code(422).send(error.message)
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500)
    return reply.code(status).send('Failed to parse the request body as JSON')
  return reply.code(500).send('Internal server error')
}

/** Headers of every answer, errors included. */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'x-request-id': randomUUID(),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  app.options('*', (_, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      })
      .send(''),
  )
}

function addLimits(app: FastifyInstance, context: ApiContext, rateLimit: RateLimit): void {
  const mayPass = createRateLimit(rateLimit, context.now)
  app.addHook('onRequest', async (request, reply) => {
    const trap = context.getTrap()
    const trapped = trap && trapAnswers[trap]
    if (trapped && request.method !== 'OPTIONS')
      return reply.code(trapped.status).send(trapped.body)
    const client = request.headers['x-forwarded-for'] ?? request.ip
    if (mayPass(`${request.routeOptions.url} ${client}`)) return
    throw new ApiError({
      status: 429,
      field: 'rate_limited',
      description: 'Requests per second limit',
    })
  })
}

export type BlockchainApiServiceOptions = {
  readonly context: ApiContext
  readonly rateLimit?: RateLimit
}

/** Serves the blockchain API over the local chains. Call `listen` on loopback. */
export function createBlockchainApiService(options: BlockchainApiServiceOptions): FastifyInstance {
  const { context, rateLimit = defaultRateLimit } = options
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  // Bodies are JSON whatever their content type says (wire-blockchain-api §1).
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.setErrorHandler(sendError)
  addHeaders(app)
  addLimits(app, context, rateLimit)
  app.get('/health', (_, reply) => reply.type('text/plain').send('OK v0'))
  for (const handler of handlers)
    for (const url of handler.paths)
      app.route({
        method: handler.method,
        url,
        handler: async (request, reply) => {
          const { body, headers = {} } = await handler.answer(
            {
              parameters: PathParameters.parse(request.params),
              query: parseQuery(handler, request.query),
              headers: request.headers,
              body: request.body,
            },
            context,
          )
          return reply.headers(headers).send(body)
        },
      })
  return app
}
