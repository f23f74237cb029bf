import { createService, serveWeb } from '@latchkey/service'
import type { FastifyInstance } from 'fastify'
import { gate } from '../http/gate.ts'
import { isCallbackUrl, isIconUrl, securityHeaders } from '../http/headers.ts'
import type { ServerContext } from '../http/ServerContext.ts'
import { routes } from '../routes/index.ts'

/**
 * Builds the product's HTTP server on an open database. Call `listen` to accept connections, or
 * `inject` to send test requests without a socket.
 */
export function createServer(context: ServerContext): Promise<FastifyInstance> {
  const { webDist } = context.config
  const headers = securityHeaders(context.config)
  const callbackHeaders = securityHeaders({ ...context.config, isCallback: true })
  const iconHeaders = securityHeaders({ ...context.config, isIcon: true })
  const toHeaders = (url: string | undefined) => {
    if (isIconUrl(url)) return iconHeaders
    return isCallbackUrl(url) ? callbackHeaders : headers
  }
  return createService({
    context,
    limiter: context.limiter,
    routes,
    gate,
    toHeaders: (request) => toHeaders(request?.raw.url),
    openPages:
      webDist === undefined
        ? undefined
        : (app) =>
            serveWeb(app, {
              folder: webDist,
              pages: { '/privacy': 'privacy.html' },
              // For all other paths, serves the web app's index page, whose router handles them.
              index: 'index.html',
            }),
  })
}
