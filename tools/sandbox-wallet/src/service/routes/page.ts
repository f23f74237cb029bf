import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parsePersonas } from '../../personas/personas.ts'
import type { PageBoot, ViewAnswer } from '../../wire/wire.ts'
import { answerCall } from '../answerCall.ts'
import { setPersonas, toTwin } from '../changes.ts'
import type { Desk } from '../Desk.ts'
import { readWalletStyles } from '../readWalletStyles.ts'
import { sendEvents } from '../sendEvents.ts'
import { toApprovalView, toPageState } from '../views.ts'
import { requireInstanceId } from './cookie.ts'
import { ChoiceBody, parseBody } from './parseBody.ts'
import { RouteError } from './RouteError.ts'

const COOKIE_PATH = '/__sandbox'
const Id = z.string().check(z.regex(/^[\w-]{8,64}$/))

const RpcBody = z.object({
  id: Id,
  tab: Id,
  twin: z.optional(z.boolean()),
  method: z.string().check(z.maxLength(64)),
  params: z.optional(z.unknown()),
  surface: z.enum(['window', 'panel', 'none']),
  caipNetworkId: z.optional(z.string().check(z.maxLength(64))),
})

/**
 * Adds the routes that the page's providers use. The gateway serves them on the page's own origin.
 */
export function addPageRoutes(app: FastifyInstance, desk: Desk): void {
  const { context, approvals, bundles, presence } = desk
  const { appOrigin, walletOrigin } = context.options

  const requireApp = (request: FastifyRequest) => {
    if (request.headers.origin !== appOrigin)
      throw new RouteError(403, `Only pages of ${appOrigin} have this wallet.`)
  }

  app.get('/__sandbox/wallet.js', async (request, reply) => {
    const id = requireInstanceId(request, reply, COOKIE_PATH)
    const state = toPageState(context, context.store.get(id), appOrigin)
    const boot: PageBoot = { state, walletOrigin }
    const code = await bundles.get('inpage')
    reply.type('text/javascript').header('cache-control', 'no-store')
    return `(() => {\n${code}\nsandboxWallet.start(${JSON.stringify(boot)})\n})()\n`
  })

  app.post('/__sandbox/wallet/rpc', async (request, reply) => {
    requireApp(request)
    const { twin, ...call } = parseBody(RpcBody, request.body)
    const id = requireInstanceId(request, reply, COOKIE_PATH)
    const caller = { instance: twin ? toTwin(id) : id, origin: appOrigin }
    return answerCall(desk, { caller, call: { ...call, params: call.params } })
  })

  app.get('/__sandbox/wallet/events', async (request, reply) => {
    const { tab, twin } = parseBody(
      z.object({ tab: Id, twin: z.optional(z.string()) }),
      request.query,
    )
    const own = requireInstanceId(request, reply, COOKIE_PATH)
    const instance = twin ? toTwin(own) : own
    const sink = sendEvents(reply, {
      closing: context.closing,
      onClose: () => {
        remove()
        presence.lostTab(tab)
      },
    })
    const remove = context.hub.add({ instance, origin: appOrigin, tab, send: sink.send })
    sink.send({
      type: 'state',
      state: toPageState(context, context.store.get(instance), appOrigin),
    })
    for (const [id, outcome] of approvals.getOutcomes(tab))
      sink.send({ type: 'settled', id, outcome })
  })

  app.post('/__sandbox/wallet/state', async (request, reply) => {
    requireApp(request)
    const id = requireInstanceId(request, reply, COOKIE_PATH)
    return toPageState(context, context.store.get(id), appOrigin)
  })

  app.post('/__sandbox/wallet/personas', async (request, reply) => {
    requireApp(request)
    const { personas } = parseBody(z.object({ personas: z.string() }), request.body)
    const id = requireInstanceId(request, reply, COOKIE_PATH)
    return toPageState(context, setPersonas(context, id, parsePersonas(personas)), appOrigin)
  })

  addPanelRoutes(app, desk, requireApp)
}

/**
 * Adds the routes of the approval panel. They only allow requests that appear in a panel, because
 * the page itself can call these routes.
 */
function addPanelRoutes(
  app: FastifyInstance,
  { context, approvals, bundles }: Desk,
  requireApp: (request: FastifyRequest) => void,
): void {
  const Panel = z.object({ id: Id, tab: Id })
  const findPanel = (fields: z.output<typeof Panel>) => {
    const found = approvals.find(fields.id)
    const isOwn = found?.request.surface === 'panel' && found.request.tab === fields.tab
    return isOwn ? found : undefined
  }

  app.get('/__sandbox/wallet/panel.js', async (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .send(await bundles.get('panel')),
  )

  app.get('/__sandbox/wallet/wallet.css', async (_request, reply) =>
    reply
      .type('text/css')
      .header('cache-control', 'no-cache')
      .send(await readWalletStyles()),
  )

  app.post('/__sandbox/wallet/request', async (request) => {
    requireApp(request)
    const found = findPanel(parseBody(Panel, request.body))
    // A request that has been answered elsewhere gets `null` instead of an error status, because
    // tests report every failed request of a page.
    const view = found ? toApprovalView(context, found.instance, found.request) : null
    return { view } satisfies ViewAnswer
  })

  app.post('/__sandbox/wallet/answer', async (request) => {
    requireApp(request)
    const body = parseBody(z.extend(Panel, ChoiceBody.shape), request.body)
    if (!findPanel(body)) throw new RouteError(404, 'No such request on this page.')
    await approvals.answer(body.id, body)
    return {}
  })
}
