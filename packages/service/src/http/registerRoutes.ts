import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { longPollLimitMs, streamLimitMs } from '../config/constants.ts'
import type { ServiceTypes } from '../context/ServiceContext.ts'
import { createEventStream, type NewsSource } from './createEventStream.ts'
import { createSlots, type SlotHolder, type Slots } from './createSlots.ts'
import type { RoutePolicy, ServedRoute } from './defineRoute.ts'
import { RefusalError } from './RefusalError.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { type Bucket, requireRate } from './requireRate.ts'
import { removeForwardedPorts } from './withoutPort.ts'

/** A request whose headers have arrived, and whose body has not been read. */
export type Arrival<service extends ServiceTypes> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly policy: RoutePolicy<string, service['rate']>
  /** Whether the page may be closed when the response arrives, so that it cannot retry. */
  readonly keepalive: boolean
  /**
   * Unique text of the session that the request claims, as `findParty` returned it; `undefined`
   * without one.
   */
  readonly party: string | undefined
  readonly session: service['session'] | undefined
  readonly context: service['context']
}

/** A server's rules for admitting requests: authentication, rate limits and origin. */
export type Gate<service extends ServiceTypes> = {
  /**
   * Returns a unique text for the session that a request claims, which becomes the key of its rate
   * limits. The look-up must be cheap, because it runs before the limits are checked: it verifies
   * no proof and writes no row (S-93).
   */
  readonly findParty: (
    arrival: Omit<Arrival<service>, 'session' | 'party'>,
  ) => Promise<string | undefined>
  /**
   * Returns the rate limits against which a request counts, e.g. per IP address and per session
   * (S-93).
   */
  readonly toBuckets: (arrival: Omit<Arrival<service>, 'session'>) => readonly Bucket[]
  /** Returns the session of a request after verifying it; `undefined` for an unknown caller. */
  readonly findSession: (
    arrival: Omit<Arrival<service>, 'session'>,
  ) => Promise<service['session'] | undefined>
  /**
   * Rejects requests from foreign pages. Called for every route whose `csrf` is `required` (S-91).
   */
  readonly requireOwnPage: (arrival: Arrival<service>) => Promise<void> | void
}

type Registration<service extends ServiceTypes> = {
  readonly gate: Gate<service>
  readonly context: service['context']
  readonly limiter: RateLimiter
}
type Streams = { readonly slots: Slots; readonly stopping: AbortSignal }

/**
 * Serves routes according to their policies. Each request is checked in this order: rate limit,
 * session, CSRF, body.
 */
export function registerRoutes<service extends ServiceTypes>(
  app: FastifyInstance,
  options: Registration<service> & { readonly routes: readonly ServedRoute<service>[] },
): void {
  const stop = new AbortController()
  // Ends open event streams when the server stops, because they would delay the stop until its
  // timeout (S-95).
  app.addHook('preClose', async () => stop.abort())
  const served = { ...options, slots: createSlots(), stopping: stop.signal }
  for (const route of options.routes) registerRoute(app, route, served)
}

/**
 * Returns Fastify's time limit for a long poll or event stream (S-93). HEAD requests to a stream
 * are disabled, because they would start it.
 */
function toTimes({ longPollMs, streamMs }: RoutePolicy) {
  if (streamMs !== undefined) return { handlerTimeout: streamLimitMs, exposeHeadRoute: false }
  return longPollMs === undefined ? {} : { handlerTimeout: Math.min(longPollMs, longPollLimitMs) }
}

/** Facts of an admitted request: its session, and the function that counts its further calls. */
type Admitted<service extends ServiceTypes> = {
  readonly session: service['session'] | undefined
  readonly charge: (calls: number) => Promise<void>
  readonly party: string | undefined
}

function registerRoute<service extends ServiceTypes>(
  app: FastifyInstance,
  route: ServedRoute<service>,
  { gate, context, limiter, ...streams }: Registration<service> & Streams,
): void {
  const { method, path, policy, keepalive } = route
  const { metrics } = context
  const arrivals = new WeakMap<FastifyRequest, Admitted<service>>()
  app.route({
    method,
    url: path,
    bodyLimit: policy.bodyLimitBytes,
    ...toTimes(policy),
    async onRequest(request, reply) {
      removeForwardedPorts(request.raw.headers)
      if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
      const seen = { request, reply, policy, keepalive, context }
      const arrived = { ...seen, party: await gate.findParty(seen) }
      const buckets = gate.toBuckets(arrived)
      const charge = async (calls: number) => {
        for (let call = 0; call < calls; call += 1)
          await requireRate(buckets, { rate: policy.rate, limiter, metrics })
      }
      await charge(1)
      const session = await gate.findSession(arrived)
      arrivals.set(request, { session, charge, party: arrived.party })
      if (policy.csrf === 'required') await gate.requireOwnPage({ ...arrived, session })
    },
    async handler(request, reply) {
      const answer = await route.run({
        // A getter, because a route may read another form of body itself.
        get input() {
          return readInput(request)
        },
        session: undefined,
        charge: async () => undefined,
        ...arrivals.get(request),
        ...{ context, request, reply },
      })
      const { streamMs } = policy
      if (!reply.hasHeader('content-type') && answer !== undefined) reply.type(policy.contentType)
      if (streamMs === undefined) return reply.send(answer)
      // Closes the connection after the stream, because an idle connection would delay the stop of
      // the server.
      reply.header('connection', 'close')
      // Makes proxies such as nginx pass each event on at once instead of buffering the stream.
      reply.header('x-accel-buffering', 'no')
      const holder = { ip: request.ip, session: arrivals.get(request)?.party }
      return reply.send(openStream(answer as NewsSource, { ...streams, streamMs, holder }))
    },
  })
}

/** Opens an event stream that holds a slot of its caller until it closes (S-146). */
function openStream(
  source: NewsSource,
  options: Streams & { readonly streamMs: number; readonly holder: SlotHolder },
) {
  const { slots, holder, ...times } = options
  const newer = new AbortController()
  const release = slots.take(holder, () => newer.abort())
  const close = () => {
    release()
    source.close()
  }
  return createEventStream({ source: { ...source, close }, ...times, giveWay: newer.signal })
}

/**
 * Merges the path parameters with the query or body. A name that occurs in both is rejected like an
 * unknown one.
 */
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
