import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { RejectError } from '../RejectError.ts'
import { addAddressRoutes } from './addressRoutes.ts'
import { addBlockRoutes } from './blockRoutes.ts'
import { EsploraError } from './EsploraError.ts'
import { addOrdinalRoutes } from './ordinalRoutes.ts'
import { addTransactionRoutes } from './transactionRoutes.ts'

/**
 * Maximum size of a request to the Bitcoin explorer in bytes: the hex of the largest transaction
 * that fits into a block, and a margin.
 */
const BODY_LIMIT_BYTES = 9_000_000

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/plain; charset=utf-8')
  if (error instanceof EsploraError) return reply.code(error.status).send(error.message)
  if (error instanceof RejectError) {
    const answer = JSON.stringify({ code: error.rejectCode, message: error.message })
    return reply.code(400).send(`sendrawtransaction RPC error: ${answer}`)
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500) return reply.code(status).send('Bad request')
  return reply.code(500).send('Internal server error')
}

/**
 * Adds CORS headers that allow every origin, because the Bitcoin explorer serves public data only.
 */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-total-results',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
  app.options('*', (_, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}

/**
 * Creates the HTTP API of esplora for the sandbox's Bitcoin node, with additional routes for
 * inscriptions.
 */
export function createEsploraService(node: BitcoinNode): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string) => body)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('Not found'))
  addHeaders(app)
  addTransactionRoutes(app, node)
  addAddressRoutes(app, node)
  addBlockRoutes(app, node)
  addOrdinalRoutes(app, node)
  return app
}
