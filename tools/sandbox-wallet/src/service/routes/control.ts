import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parsePersonas } from '../../personas/personas.ts'
import type { PendingRequest } from '../../wire/wire.ts'
import { selectAccount, selectChain, setPersonas } from '../changes.ts'
import type { Desk } from '../Desk.ts'
import { dropSite, selectNextAccount } from '../methods/accounts.ts'
import type { WalletContext } from '../WalletContext.ts'
import type { WalletInstance } from '../WalletInstance.ts'
import { ChoiceBody, PairBody, parseBody } from './parseBody.ts'
import { RouteError } from './RouteError.ts'

const LONGEST_WAIT_MS = 55_000
const target = { instance: z.optional(z.string()) }

function isSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const describe = (request: PendingRequest, instance: WalletInstance) => ({
  ...request,
  instance: instance.id,
  kind: request.prompt.kind,
})

/**
 * Adds the routes by which tests and the status page control the wallet. Only the sandbox's control
 * API can call them.
 */
export function addControlRoutes(app: FastifyInstance, desk: Desk): void {
  const { context } = desk
  /** Returns the given wallet id, by default the id of the wallet used last. */
  const requireTarget = (instance: string | undefined): string => {
    const id = instance ?? context.store.list()[0]?.id
    if (!id) throw new RouteError(404, 'No page has used the wallet yet; name an instance.')
    return id
  }
  const post = <schema extends z.ZodMiniType>(
    path: string,
    schema: schema,
    answer: (body: z.output<schema>) => unknown,
  ) =>
    app.post(`/control/${path}`, async (request: FastifyRequest) => {
      if (!isSecret(request.headers['x-control-secret'], context.options.controlSecret))
        throw new RouteError(401, 'The control secret is missing or wrong.')
      return answer(parseBody(schema, request.body))
    })

  post('state', z.object(target), ({ instance }) =>
    instance ? context.store.get(instance) : { instances: context.store.list() },
  )
  post('personas', z.object({ ...target, personas: z.string() }), ({ instance, personas }) =>
    setPersonas(context, requireTarget(instance), parsePersonas(personas)),
  )
  post(
    'account',
    z.object({ ...target, address: z.optional(z.string()) }),
    ({ instance, address }) => {
      const id = requireTarget(instance)
      if (address) return selectAccount(context, id, address)
      selectNextAccount(context, id)
      return context.store.get(id)
    },
  )
  post('chain', z.object({ ...target, chainId: z.number() }), ({ instance, chainId }) =>
    selectChain(context, requireTarget(instance), chainId),
  )
  post('lock', z.object({ ...target, locked: z.boolean() }), ({ instance, locked }) =>
    context.store.update(requireTarget(instance), (current) => ({ ...current, locked })),
  )
  post('disconnect', z.object({ ...target, origin: z.optional(z.string()) }), (body) => {
    const id = requireTarget(body.instance)
    dropSite(context, id, body.origin ?? context.options.appOrigin)
    return context.store.get(id)
  })
  post('reset', z.object({ instance: z.string() }), async ({ instance }) => {
    await desk.sessions.forget(instance)
    context.store.remove(instance)
    return {}
  })
  addRequestControl(desk, post)
  addSessionControl(desk, post, requireTarget)
}

/** Waits until a condition on the wallets is true. Resolves with `false` after a time limit. */
function waitUntil(context: WalletContext, isSo: () => boolean): Promise<boolean> {
  if (isSo()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (reached: boolean) => {
      callOff()
      unsubscribe()
      resolve(reached)
    }
    const callOff = context.schedule(LONGEST_WAIT_MS, () => end(false))
    const unsubscribe = context.store.subscribe(() => {
      if (isSo()) end(true)
    })
  })
}

type Post = <schema extends z.ZodMiniType>(
  path: string,
  schema: schema,
  answer: (body: z.output<schema>) => unknown,
) => void

function addRequestControl({ context, approvals }: Desk, post: Post): void {
  const Wanted = { ...target, kind: z.optional(z.string()) }
  const fits =
    ({ instance, kind }: { instance?: string | undefined; kind?: string | undefined }) =>
    (request: PendingRequest, owner: WalletInstance) =>
      (!instance || owner.id === instance) && (!kind || request.prompt.kind === kind)

  post('pending', z.object(target), ({ instance }) => ({
    requests: context.store
      .list()
      .filter((owner) => !instance || owner.id === instance)
      .flatMap((owner) => owner.pending.map((request) => describe(request, owner))),
  }))
  post('wait', z.object({ ...Wanted, timeoutMs: z.optional(z.number()) }), async (body) => {
    const deadlineMs = Math.min(body.timeoutMs ?? LONGEST_WAIT_MS, LONGEST_WAIT_MS)
    const request = await approvals.waitFor(fits(body), deadlineMs)
    const owner = request && approvals.find(request.id)?.instance
    if (!owner) throw new RouteError(408, 'No such request came in time.')
    return describe(request, owner)
  })
  post('idle', z.object(target), async ({ instance }) => {
    const requests = () =>
      context.store
        .list()
        .filter((owner) => !instance || owner.id === instance)
        .flatMap((owner) => owner.pending)
    const isIdle = await waitUntil(context, () => requests().length === 0)
    if (!isIdle) throw new RouteError(408, 'Requests are still waiting.')
    return {}
  })
  post(
    'answer',
    z.object({
      ...Wanted,
      id: z.optional(z.string()),
      ...ChoiceBody.shape,
    }),
    async (body) => {
      const id = body.id ?? (await approvals.waitFor(fits(body), 0))?.id
      const outcome = id && (await approvals.answer(id, body))
      if (!outcome) throw new RouteError(404, 'No such request is waiting.')
      return outcome
    },
  )
}

function addSessionControl(
  { sessions }: Desk,
  post: Post,
  requireTarget: (instance: string | undefined) => string,
): void {
  const session = { ...target, topic: z.string() }
  post('pair', z.extend(PairBody, target), async ({ instance, uri }) => {
    const id = requireTarget(instance)
    await sessions.pair(id, uri)
    return { instance: id }
  })
  post('sessions', z.object(target), ({ instance }) => ({
    sessions: sessions.list(requireTarget(instance)),
  }))
  post('session-end', z.object(session), async ({ instance, topic }) => {
    await sessions.end(requireTarget(instance), topic)
    return {}
  })
  post(
    'session-event',
    z.object({ ...session, name: z.string(), data: z.unknown(), caipNetworkId: z.string() }),
    async ({ instance, ...event }) => {
      await sessions.emit(requireTarget(instance), event)
      return {}
    },
  )
}
