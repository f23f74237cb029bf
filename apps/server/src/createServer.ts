import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify } from 'fastify'
import { bodyLimitBytes, handlerTimeoutMs, headerLimitBytes, urlLimitBytes } from './constants.ts'
import { allowOrigin } from './http/allowOrigin.ts'
import { answerClientError } from './http/answerClientError.ts'
import { answerRefusal } from './http/answerRefusal.ts'
import { securityHeaders } from './http/headers.ts'
import { observeRequests } from './http/observeRequests.ts'
import { RefusalError } from './http/RefusalError.ts'
import { createRateLimiter } from './http/rateLimiter.ts'
import { registerRoutes } from './http/registerRoutes.ts'
import { type PageServer, serveWeb } from './http/serveWeb.ts'
import { randomBase62 } from './random.ts'
import { routes } from './routes/index.ts'
import type { ServerContext } from './ServerContext.ts'

const noPages: PageServer = {
  answer() {
    throw new RefusalError('not_found')
  },
}

/** Builds the HTTP server over an open database. Nothing listens until `listen`; `inject` works at once. */
export async function createServer(context: ServerContext): Promise<FastifyInstance> {
  const { config, clock, log } = context
  const headers = securityHeaders(config)
  const app = fastify({
    logger: false,
    genReqId: () => randomBase62(12),
    // The gateway in front runs on this machine; nobody else's X-Forwarded-For counts.
    trustProxy: 'loopback',
    bodyLimit: bodyLimitBytes,
    handlerTimeout: handlerTimeoutMs,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: headerLimitBytes },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      answerRefusal(log, { error, request, reply })
    },
  })

  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('date', new Date(clock.now()).toUTCString())
    allowOrigin(request, reply, config.publicOrigin)
    if ((request.raw.url?.length ?? 0) > urlLimitBytes) throw new RefusalError('url_too_long')
  })
  observeRequests(app, context)
  app.setErrorHandler((error, request, reply) => answerRefusal(log, { error, request, reply }))
  await app.register(cookie)

  const pages = config.webDist === undefined ? noPages : await serveWeb(app, config.webDist)
  app.setNotFoundHandler((request, reply) => pages.answer(request, reply))
  registerRoutes(app, { routes, context, limiter: createRateLimiter(clock) })
  await app.ready()
  return app
}
