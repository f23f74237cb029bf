import { createHash, timingSafeEqual } from 'node:crypto'
import { BaseError } from '@latchkey/core'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { RejectError } from '../bitcoin/RejectError.ts'
import { TransactionError } from '../chains/sendTransaction.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { ControlError } from './ControlError.ts'
import { commandTable } from './commands/index.ts'
import { forwardToWallet } from './forwardToWallet.ts'

const BODY_LIMIT_BYTES = 100_000

const digest = (text: string) => createHash('sha256').update(text).digest()

const isEqual = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))

/**
 * Checks that a request to the control API uses a host name of this machine and has the token of
 * this start (S-141).
 */
function requireCaller(request: FastifyRequest, { manifest }: Sandbox): void {
  const { port } = new URL(manifest.control.url)
  const host = request.headers.host ?? ''
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    throw new ControlError(421, 'This host name is not the control port’s.')
  if (request.method === 'OPTIONS') return
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!isEqual(token, manifest.control.token))
    throw new ControlError(401, 'The control token is missing or wrong.')
}

/**
 * Adds CORS headers to the control API that allow the status page, and no other origin, to send
 * commands.
 */
function addCors(app: FastifyInstance, { manifest }: Sandbox): void {
  const origin = manifest.services.status.url
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      vary: 'Origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    if (request.headers.origin === origin) reply.header('access-control-allow-origin', origin)
  })
  app.options('*', (_, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
      })
      .code(204)
      .send(),
  )
}

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ControlError) return reply.code(error.status).send({ error: error.message })
  if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) })
  if (error instanceof RejectError) return reply.code(422).send({ error: error.message })
  if (error instanceof TransactionError) return reply.code(422).send({ error: error.message })
  if (error instanceof BaseError) return reply.code(502).send({ error: error.message })
  const known = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  const status = typeof known === 'number' ? known : 500
  return reply.code(status).send({ error: error instanceof Error ? error.message : 'Unknown' })
}

/**
 * Creates the control API, which tests and the status page use, on a separate loopback port. `POST
 * /<command>` runs a command, and `POST /wallet/<command>` forwards one to the wallet.
 */
export function createControlService(sandbox: Sandbox): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  app.setErrorHandler(sendError)
  addCors(app, sandbox)
  app.addHook('onRequest', async (request) => requireCaller(request, sandbox))
  for (const { name, answer } of Object.values(commandTable))
    app.post(`/${name}`, async (request) => answer(request.body ?? {}, sandbox))
  app.post('/wallet/*', async (request, reply) => {
    const { '*': path } = z.object({ '*': z.string() }).parse(request.params)
    const { status, body } = await forwardToWallet(sandbox, path, request.body)
    return reply.code(status).send(body)
  })
  return app
}
