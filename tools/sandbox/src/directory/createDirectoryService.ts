import type { Wallet } from '@latchkey/blockchain-api'
import { walletIcon } from '@latchkey/sandbox-wallet'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addCollectibles } from './addCollectibles.ts'
import { createSink, type Sink } from './createSink.ts'
import { findWallets, WalletQuery } from './findWallets.ts'
import { drawLetters, drawMark } from './images/drawImage.ts'
import { type Project, requireProject } from './projects.ts'
import { createWallets } from './wallets/createWallets.ts'
import { toImageId } from './wallets/toIds.ts'

/** Maximum size of a request to the wallet directory, in bytes. Browsers limit beacons to 64 KB. */
const BODY_LIMIT_BYTES = 70_000
const YEAR_SECONDS = 31_536_000
const PAGE_SECONDS = 60

/**
 * Request headers that pages may send to the wallet directory. Older kits identify themselves by
 * headers.
 */
const allowedHeaders = 'content-type, x-project-id, x-sdk-type, x-sdk-version'

const Image = z.object({ id: z.string().min(1).max(128) })

function sendError(error: unknown, _: FastifyRequest, reply: FastifyReply) {
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined
  if (issue) return reply.code(400).send({ message: `${issue.path.join('.')}: ${issue.message}` })
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  const known = typeof status === 'number' && status < 500 && error instanceof Error
  return reply
    .code(known ? Number(status) : 500)
    .send({ message: known ? error.message : 'Internal server error' })
}

/** Adds the headers that every response of the wallet directory has, including error responses. */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
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

const getProject = ({ query, headers }: FastifyRequest) =>
  requireProject(
    z.object({ projectId: z.string().optional() }).parse(query).projectId ??
      headers['x-project-id'],
  )

/**
 * Adds the routes for images of wallets. They need no project id, because `<img>` elements request
 * them. Responses are cached, because the image of an id never changes.
 */
function addImages(app: FastifyInstance): void {
  const sandboxImageId = toImageId('Sandbox Wallet')
  const add = (url: string, draw: (id: string) => string) =>
    app.get(url, (request, reply) => {
      const { id } = Image.parse(request.params)
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          // An SVG that is opened as a page must not run scripts.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(draw(id))
    })
  add('/getWalletImage/:id', (id) => (id === sandboxImageId ? walletIcon : drawMark(id)))
  add('/public/getAssetImage/:id', drawMark)
  add('/public/getCurrencyImage/:id', drawLetters)
  add('/public/getTokenImage/:id', drawLetters)
}

function addSinks(app: FastifyInstance, sink: Sink): void {
  app.post('/batch', (request, reply) => {
    getProject(request)
    sink.addBatch(request.body)
    return reply.code(202).send('')
  })
  app.post('/e', (request) => {
    getProject(request)
    sink.addError(request.body)
    return {}
  })
  app.get('/__sandbox/counts', (_, reply) =>
    reply.header('cache-control', 'no-store').send(sink.getCounts()),
  )
}

export type DirectoryServiceOptions = {
  /** Origin of the sandbox wallet, to which the links of its entry in the directory lead. */
  readonly walletOrigin: string
}

/**
 * Creates the sandbox's wallet directory, which also serves the project configuration, images, and
 * the endpoint for analytics. Call `listen` with a loopback address.
 */
export function createDirectoryService({ walletOrigin }: DirectoryServiceOptions): FastifyInstance {
  const usual = createWallets({ walletOrigin })
  let crowd: readonly Wallet[] | undefined
  const getWallets = ({ walletCount }: Project): readonly Wallet[] => {
    if (walletCount === undefined) return usual
    crowd ??= createWallets({ walletOrigin, count: walletCount })
    return crowd
  }
  const sink = createSink()
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  // Parses every body as JSON, because beacons send JSON with the type text/plain.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.setErrorHandler(sendError)
  addHeaders(app)
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    const { url } = routeOptions
    if (url && method !== 'OPTIONS' && !url.startsWith('/__sandbox/')) sink.addRequest(url)
  })
  app.get('/getWallets', (request, reply) => {
    const wallets = getWallets(getProject(request))
    return reply
      .header('cache-control', `public, max-age=${PAGE_SECONDS}`)
      .send(findWallets(wallets, WalletQuery.parse(request.query)))
  })
  app.get('/appkit/v1/config', (request) => ({ features: getProject(request).features }))
  app.get('/appkit/v1/project-limits', (request) => ({
    planLimits: getProject(request).planLimits,
  }))
  app.get('/projects/v1/origins', (request) => ({
    allowedOrigins: getProject(request).allowedOrigins,
  }))
  app.get('/getAnalyticsConfig', (request) => {
    getProject(request)
    return { isAnalyticsEnabled: true }
  })
  addImages(app)
  addCollectibles(app)
  addSinks(app, sink)
  return app
}
