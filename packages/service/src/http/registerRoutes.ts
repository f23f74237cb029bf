import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { longPollLimitMs, streamLimitMs } from '../config/constants.ts'
import type { ServiceTypes } from '../context/ServiceContext.ts'
import { createEventStream, type NewsSource } from './createEventStream.ts'
import type { Route, RoutePolicy } from './defineRoute.ts'
import { RefusalError } from './RefusalError.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { type Bucket, requireRate } from './requireRate.ts'

/** A request on its way in, before its body is read. */
export type Arrival<service extends ServiceTypes> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly policy: RoutePolicy<string, service['rate']>
  /** The page may be gone: a second try cannot be asked for. */
  readonly keepalive: boolean
  /** Of `findParty`. */
  readonly party: string | undefined
  readonly session: service['session'] | undefined
  readonly context: service['context']
}

/** How a server lets requests in. */
export type Gate<service extends ServiceTypes> = {
  /**
   * The session that a request claims to be of, as a text of its own for each; it is counted by that. At the cost of a look
   * alone: no proof is verified and no row written before the limits have counted (S-93).
   */
  readonly findParty: (
    arrival: Omit<Arrival<service>, 'session' | 'party'>,
  ) => Promise<string | undefined>
  /** The limits that a request counts against (S-93). */
  readonly toBuckets: (arrival: Omit<Arrival<service>, 'session'>) => readonly Bucket[]
  /** Who calls, verified; `undefined` when nobody we know. */
  readonly findSession: (
    arrival: Omit<Arrival<service>, 'session'>,
  ) => Promise<service['session'] | undefined>
  /** Refuses what another page sent, for every route whose `csrf` is `required` (S-91). */
  readonly requireOwnPage: (arrival: Arrival<service>) => Promise<void> | void
}

type Registration<service extends ServiceTypes> = {
  readonly gate: Gate<service>
  readonly context: service['context']
  readonly limiter: RateLimiter
}

/** Serves the listed routes, each by its policy. Order: rate, session, CSRF, and only then the body. */
export function registerRoutes<service extends ServiceTypes>(
  app: FastifyInstance,
  options: Registration<service> & { readonly routes: readonly Route<service>[] },
): void {
  const stop = new AbortController()
  // A stream would hold up a server that stops until it is cut off (S-95).
  app.addHook('preClose', async () => stop.abort())
  for (const route of options.routes)
    registerRoute(app, route, { ...options, stopping: stop.signal })
}

/** How long a route may take, where it says so itself (S-93). A stream has not to be started by asking for its head. */
function toTimes({ longPollMs, streamMs }: RoutePolicy) {
  if (streamMs !== undefined) return { handlerTimeout: streamLimitMs, exposeHeadRoute: false }
  return longPollMs === undefined ? {} : { handlerTimeout: Math.min(longPollMs, longPollLimitMs) }
}

function registerRoute<service extends ServiceTypes>(
  app: FastifyInstance,
  route: Route<service>,
  { gate, context, limiter, stopping }: Registration<service> & { readonly stopping: AbortSignal },
): void {
  const { method, path, policy, keepalive } = route
  const sessions = new WeakMap<FastifyRequest, { readonly session: service['session'] }>()
  app.route({
    method,
    url: path,
    bodyLimit: policy.bodyLimitBytes,
    ...toTimes(policy),
    async onRequest(request, reply) {
      if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
      const seen = { request, reply, policy, keepalive, context }
      const arrived = { ...seen, party: await gate.findParty(seen) }
      const { metrics } = context
      await requireRate(gate.toBuckets(arrived), { rate: policy.rate, limiter, metrics })
      const session = await gate.findSession(arrived)
      sessions.set(request, { session })
      if (policy.csrf === 'required') await gate.requireOwnPage({ ...arrived, session })
    },
    async handler(request, reply) {
      const answer = await route.run({
        input: readInput(request),
        session: sessions.get(request)?.session,
        context,
        request,
        reply,
      })
      const { streamMs } = policy
      reply.type(policy.contentType)
      if (streamMs === undefined) return reply.send(answer)
      // It would hold up a server that stops, waiting idle for another request.
      reply.header('connection', 'close')
      return reply.send(createEventStream({ source: answer as NewsSource, streamMs, stopping }))
    },
  })
}

/** Path fields, and query or body. A name in two places is refused like an unknown one. */
function readInput(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const path = toFields(request.params)
  const rest = toFields(request.method === 'POST' ? request.body : request.query)
  if (Object.keys(path).some((name) => Object.hasOwn(rest, name))) {
    throw new RefusalError('invalid_request')
  }
  return { ...rest, ...path }
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new RefusalError('invalid_request')
  return { ...value }
}
