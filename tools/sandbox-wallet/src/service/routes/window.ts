import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parsePersonas } from '../../personas/personas.ts'
import { walletIcon } from '../../personas/walletIcon.ts'
import type { ViewAnswer } from '../../wire/wire.ts'
import { selectAccount, selectChain, setPersonas } from '../changes.ts'
import type { Desk } from '../Desk.ts'
import { dropSite } from '../methods/accounts.ts'
import { readWalletStyles } from '../readWalletStyles.ts'
import { sendEvents } from '../sendEvents.ts'
import { toApprovalView, toWalletView } from '../views.ts'
import { readInstanceId, requireInstanceId, setInstanceId } from './cookie.ts'
import { ChoiceBody, PairBody, parseBody } from './parseBody.ts'
import { RouteError } from './RouteError.ts'

const REQUEST_ARRIVES_MS = 10_000

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox Wallet</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/wallet.css">
<script type="module" src="/window.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`

/**
 * Returns the response headers of the wallet's pages. Their content security policy allows icons
 * from the app's origin; everything else must come from the wallet's own origin.
 */
const toHeaders = (appOrigin: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: ${appOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** Schema of the path of the wallet's page to open. An invalid path becomes `/`. */
const OpenQuery = z.object({
  to: z.catch(z.string().check(z.regex(/^\/(wc\?.*)?$/)), '/'),
})

/** Adds the routes of the wallet's own pages: the approval window and the home page. */
export function addWindowRoutes(app: FastifyInstance, desk: Desk): void {
  const { context, bundles } = desk
  const tickets = new Map<string, { readonly id: string; readonly to: string }>()
  const headers = toHeaders(context.options.appOrigin)

  const sendPage = (reply: FastifyReply) => reply.headers(headers).type('text/html').send(document)

  const sendHome = async (request: FastifyRequest, reply: FastifyReply) => {
    if (readInstanceId(request)) return sendPage(reply)
    // Cookies belong to a host. The app's host has the cookie that names this browser's wallet.
    const to = encodeURIComponent(request.url)
    return reply.redirect(`${context.options.appOrigin}/__sandbox/wallet/open?to=${to}`)
  }
  app.get('/', sendHome)
  // Target of links from apps. `/wc?uri=…` starts a pairing; without a URI, the page shows the
  // app's requests.
  app.get('/wc', sendHome)
  app.get('/__sandbox/wallet/open', async (request, reply) => {
    const { to } = parseBody(OpenQuery, request.query)
    const ticket = randomUUID()
    tickets.set(ticket, { id: requireInstanceId(request, reply, '/__sandbox'), to })
    return reply.redirect(`${context.options.walletOrigin}/adopt?ticket=${ticket}`)
  })
  app.get('/adopt', async (request, reply) => {
    const { ticket } = parseBody(z.object({ ticket: z.string() }), request.query)
    const found = tickets.get(ticket)
    if (!found) throw new RouteError(404, 'This link was used already.')
    tickets.delete(ticket)
    setInstanceId(reply, found.id, '/')
    return reply.redirect(found.to)
  })
  app.get('/request/:id', async (_request, reply) => sendPage(reply))
  app.get('/window.js', async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/javascript')
      .send(await bundles.get('window')),
  )
  app.get('/wallet.css', async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/css')
      .send(await readWalletStyles()),
  )
  app.get('/icon.svg', async (_request, reply) =>
    reply.headers(headers).type('image/svg+xml').send(walletIcon),
  )
  addRequestRoutes(app, desk)
  addHomeRoutes(app, desk)
}

function requireWalletPage({ context }: Desk, request: FastifyRequest): void {
  if (request.headers.origin !== context.options.walletOrigin)
    throw new RouteError(403, 'Only the wallet’s own pages may do this.')
}

type WithId = { Params: { id: string } }

function addRequestRoutes(app: FastifyInstance, desk: Desk): void {
  const { context, approvals, presence } = desk

  // The approval window opens before the page has sent its request, so this waits for the request.
  app.get<WithId>('/api/requests/:id', async (request, reply) => {
    const { id } = request.params
    await approvals.arrival(id, REQUEST_ARRIVES_MS)
    const found = approvals.find(id)
    if (found?.request.surface !== 'window') return { view: null } satisfies ViewAnswer
    if (!readInstanceId(request)) setInstanceId(reply, found.instance.id, '/')
    const view = toApprovalView(context, found.instance, found.request)
    return { view } satisfies ViewAnswer
  })

  app.get<WithId>('/api/requests/:id/events', async (request, reply) => {
    const { id } = request.params
    const remove = presence.addWindow(id)
    const sink = sendEvents(reply, {
      closing: context.closing,
      onClose: () => {
        unwatch()
        remove()
      },
    })
    const unwatch = approvals.watch(id, () => sink.send({ type: 'ended' }))
    // Waits until the request has arrived. Otherwise it would seem to have ended.
    await approvals.arrival(id, REQUEST_ARRIVES_MS)
    if (!approvals.find(id)) sink.send({ type: 'ended' })
  })

  app.post<WithId>('/api/requests/:id/answer', async (request) => {
    requireWalletPage(desk, request)
    const outcome = await approvals.answer(request.params.id, parseBody(ChoiceBody, request.body))
    if (!outcome) throw new RouteError(404, 'The request is gone.')
    return 'error' in outcome ? { error: outcome.error.message } : {}
  })
}

function addHomeRoutes(app: FastifyInstance, desk: Desk): void {
  const { context } = desk
  const requireId = (request: FastifyRequest) => {
    const id = readInstanceId(request)
    if (!id) throw new RouteError(401, 'This browser has no wallet yet.')
    return id
  }
  const post = <schema extends z.ZodMiniType>(
    path: string,
    schema: schema,
    change: (id: string, body: z.output<schema>) => unknown,
  ) =>
    app.post(path, async (request) => {
      requireWalletPage(desk, request)
      const id = requireId(request)
      await change(id, parseBody(schema, request.body))
      return toWalletView(desk, context.store.get(id))
    })

  app.get('/api/wallet', async (request) =>
    toWalletView(desk, context.store.get(requireId(request))),
  )
  app.get('/api/wallet/events', async (request, reply) => {
    const id = requireId(request)
    const sink = sendEvents(reply, { closing: context.closing, onClose: () => unsubscribe() })
    const unsubscribe = context.store.subscribe((instance) => {
      if (instance.id === id) sink.send({ type: 'changed' })
    })
  })
  post('/api/personas', z.object({ personas: z.string() }), (id, { personas }) =>
    setPersonas(context, id, parsePersonas(personas)),
  )
  post('/api/account', z.object({ address: z.templateLiteral(['0x', z.string()]) }), (id, body) =>
    selectAccount(context, id, body.address),
  )
  post('/api/network', z.object({ chainId: z.number() }), (id, { chainId }) =>
    selectChain(context, id, chainId),
  )
  post('/api/lock', z.object({ locked: z.boolean() }), (id, { locked }) =>
    context.store.update(id, (instance) => ({ ...instance, locked })),
  )
  post('/api/pair', PairBody, (id, { uri }) => desk.sessions.pair(id, uri))
  post('/api/end-session', z.object({ topic: z.string() }), (id, { topic }) =>
    desk.sessions.end(id, topic),
  )
  post('/api/disconnect', z.object({ origin: z.string() }), (id, { origin }) =>
    dropSite(context, id, origin),
  )
}
