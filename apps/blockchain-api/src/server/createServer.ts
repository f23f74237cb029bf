import { randomUUID } from 'node:crypto'
import { createService, supervisionRoutes } from '@latchkey/service'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../http/ApiContext.ts'
import { gate } from '../http/gate.ts'
import { toServedRoutes } from '../http/toServedRoutes.ts'
import { routes } from '../routes/index.ts'
import { answerError } from './answerError.ts'
import { answerHeaders, preflightHeaders } from './headers.ts'

/**
 * Creates the HTTP server of the blockchain API on an open database. `listen` makes it accept
 * connections; `inject` sends it test requests without a socket.
 */
export function createServer(context: ApiContext): Promise<FastifyInstance> {
  return createService({
    context,
    routes: [...supervisionRoutes, ...routes.flatMap(toServedRoutes)],
    gate,
    toHeaders: () => answerHeaders,
    answerError: (failure) => answerError(context.log, failure),
    prepare(app) {
      app.setGenReqId(() => randomUUID())
      // Parses every body as JSON, whatever its content type.
      app.removeAllContentTypeParsers()
      const parser = app.getDefaultJsonParser('error', 'error')
      app.addContentTypeParser('*', { parseAs: 'string' }, parser)
      app.options('*', (_, reply) => reply.headers(preflightHeaders).send(''))
    },
  })
}
