import { setMaxListeners } from 'node:events'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { createNonceManager, jsonRpc } from 'viem/nonce'
import { UnknownPersonaError } from '../personas/personas.ts'
import { createApprovals } from './approvals.ts'
import { bundleNames, createBundles } from './bundles.ts'
import { createInstanceStore } from './createInstanceStore.ts'
import type { Desk } from './Desk.ts'
import { createEventHub } from './eventHub.ts'
import { defaultTimings, type WalletServiceOptions } from './options.ts'
import { createPresence } from './presence.ts'
import { addControlRoutes } from './routes/control.ts'
import { addPageRoutes } from './routes/page.ts'
import { RouteError } from './routes/RouteError.ts'
import { addWindowRoutes } from './routes/window.ts'
import { createSessions } from './sessions/createSessions.ts'
import { toPageState } from './views.ts'
import type { WalletContext } from './WalletContext.ts'
import { WalletRpcError } from './WalletRpcError.ts'

const BODY_LIMIT_BYTES = 256_000

function createContext(options: WalletServiceOptions, closing: AbortSignal): WalletContext {
  return {
    options,
    timings: { ...defaultTimings, ...options.timings },
    store: createInstanceStore(options),
    hub: createEventHub(),
    nonces: createNonceManager({ source: jsonRpc() }),
    peerActions: new Map(),
    closing,
    schedule: (delayMs, run) => {
      const timer = setTimeout(() => {
        closing.removeEventListener('abort', callOff)
        run()
      }, delayMs)
      const callOff = () => {
        clearTimeout(timer)
        closing.removeEventListener('abort', callOff)
      }
      closing.addEventListener('abort', callOff)
      return callOff
    },
  }
}

/**
 * Sends each change of a wallet to its open pages. Each page gets the state that its origin may
 * see.
 */
function publishChanges(context: WalletContext): void {
  const { store, hub } = context
  store.subscribe((instance) =>
    hub.publish(
      (tab) => tab.instance === instance.id,
      (tab) => ({ type: 'state', state: toPageState(context, instance, tab.origin) }),
    ),
  )
}

/** Rejects requests with a foreign host name, as a protection against DNS rebinding. */
function addHostCheck(app: FastifyInstance, options: WalletServiceOptions): void {
  const known = [options.appOrigin, options.walletOrigin].map((origin) => new URL(origin).host)
  app.addHook('onRequest', async (request) => {
    const host = request.headers.host ?? ''
    if (!known.includes(host) && !/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host))
      throw new RouteError(421, 'This host name is not the wallet’s.')
  })
}

function addErrorAnswer(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isMistake = error instanceof WalletRpcError || error instanceof UnknownPersonaError
    const status = isMistake ? 400 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ error: error.message })
  })
}

/**
 * Creates the HTTP service of the sandbox wallet: the backend of its providers, the approval pages,
 * and the control routes. Call `listen` with a loopback address behind the gateway. `close` ends
 * event streams and writes the state.
 *
 * @throws {WalletStateUnreadableError} The state file is broken.
 */
export function createWalletService(options: WalletServiceOptions): FastifyInstance {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const context = createContext(options, closing.signal)
  const approvals = createApprovals(context)
  const presence = createPresence(context, approvals)
  const bundles = createBundles(options.cacheFolder)
  publishChanges(context)

  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
  })
  const log = (error: unknown) => app.log.error(error)
  const sessions = createSessions({ context, approvals, presence, log })
  const desk: Desk = { context, approvals, presence, bundles, sessions }
  addHostCheck(app, options)
  addErrorAnswer(app)
  addPageRoutes(app, desk)
  addWindowRoutes(app, desk)
  addControlRoutes(app, desk)
  app.get('/health', async () => ({ ok: true }))
  // Builds the scripts before the first page needs them. If a build fails, the page's request
  // reports the error.
  if (options.cacheFolder)
    app.addHook('onListen', async () => {
      for (const name of bundleNames) bundles.get(name).catch(() => undefined)
    })
  app.addHook('onListen', () => sessions.start())
  app.addHook('preClose', async () => {
    closing.abort()
    await sessions.close()
    context.store.flush()
  })
  return app
}
