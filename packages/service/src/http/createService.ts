import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import {
  bodyLimitBytes,
  connectionsPerAddress,
  handlerTimeoutMs,
  headerCheckMs,
  headerLimitBytes,
  headerLimitMs,
  requestLimitMs,
  urlLimitBytes,
} from '../config/constants.ts'
import type { ServiceTypes } from '../context/ServiceContext.ts'
import { randomBase62 } from '../crypto/random.ts'
import { allowOrigin } from './allowOrigin.ts'
import { answerClientError } from './answerClientError.ts'
import { answerRefusal, type Failure } from './answerRefusal.ts'
import type { ServedRoute } from './defineRoute.ts'
import type { Headers } from './headers.ts'
import { limitConnections } from './limitConnections.ts'
import { observeRequests } from './observeRequests.ts'
import { RefusalError } from './RefusalError.ts'
import { createRateLimiter, type RateLimiter } from './rateLimiter.ts'
import { type Gate, registerRoutes } from './registerRoutes.ts'
import { requireText } from './requireText.ts'
import { noPages, type PageServer } from './serveWeb.ts'

export type ServiceOptions<service extends ServiceTypes> = {
  readonly context: service['context']
  readonly routes: readonly ServedRoute<service>[]
  readonly gate: Gate<service>
  /**
   * Returns the security headers of a response, including error responses (S-110, S-112). Pages and
   * routes may override them. The argument is `undefined` for a request that could not be parsed.
   */
  readonly toHeaders: (request: FastifyRequest | undefined) => Headers
  /** Rate limiter; by default one in memory, which is correct for a single server only. */
  readonly limiter?: RateLimiter | undefined
  /** Opens the built pages that the server serves; absent if it serves no pages. */
  readonly openPages?: ((app: FastifyInstance) => Promise<PageServer>) | undefined
  /** Answers a failed request; by default with the envelope of our own APIs (`answerRefusal`). */
  readonly answerError?: ((failure: Failure) => unknown) | undefined
  /** Changes parsers and request ids before the routes are added. */
  readonly prepare?: ((app: FastifyInstance) => void) | undefined
}

/**
 * Builds an HTTP server. It accepts connections after `listen`, and requests by `inject`
 * immediately.
 */
export async function createService<service extends ServiceTypes>(
  options: ServiceOptions<service>,
): Promise<FastifyInstance> {
  const { context, routes, gate, toHeaders } = options
  const { config, clock, log } = context
  const answerError = options.answerError ?? ((failure) => answerRefusal(log, failure))
  const app = fastify({
    logger: false,
    genReqId: () => randomBase62(12),
    trustProxy: [...config.trustedProxies],
    bodyLimit: bodyLimitBytes,
    handlerTimeout: handlerTimeoutMs,
    requestTimeout: requestLimitMs - headerCheckMs,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: headerLimitMs - headerCheckMs,
      connectionsCheckingInterval: headerCheckMs,
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, toHeaders(undefined)),
    frameworkErrors: (error, request, reply) => {
      reply.headers(toHeaders(request))
      answerError({ error, request, reply })
    },
  })
  limitConnections(app.server, {
    trustedProxies: config.trustedProxies,
    most: connectionsPerAddress,
  })

  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(toHeaders(request))
    reply.header('x-request-id', request.id)
    reply.header('date', new Date(clock.now()).toUTCString())
    allowOrigin(request, reply, config.publicOrigin)
    if ((request.raw.url?.length ?? 0) > urlLimitBytes) throw new RefusalError('url_too_long')
  })
  app.addHook('preHandler', async ({ params, query, body }) => requireText([params, query, body]))
  observeRequests(app, context)
  app.addHook('onSend', async (_, reply) => {
    // A client over its limit also gives up its connection, which would cost the server further.
    if (reply.statusCode === 429) reply.header('connection', 'close')
  })
  app.setErrorHandler((error, request, reply) => answerError({ error, request, reply }))
  await app.register(cookie)
  options.prepare?.(app)

  const pages = options.openPages ? await options.openPages(app) : noPages
  app.setNotFoundHandler((request, reply) => pages.answer(request, reply))
  const limiter = options.limiter ?? createRateLimiter(clock)
  registerRoutes<service>(app, { routes, gate, context, limiter })
  await app.ready()
  return app
}
