import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, ParsedInputOf, ResponseOf } from '@latchkey/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceTypes } from '../context/ServiceContext.ts'
import type { NewsSource } from './createEventStream.ts'
import { RefusalError } from './RefusalError.ts'
import { readIdempotencyKey } from './readIdempotencyKey.ts'

/**
 * Who owns the data that a route reads or changes. Only the owner may do so.
 * `no-owner` marks data that belongs to no user, such as the leaderboard.
 */
type OwnerRule = 'no-owner' | 'own-browser' | 'own-device' | 'own-user'

/**
 * Security policy of a route. No field has a default, so a missing field is a compile error (S-92).
 */
export type RoutePolicy<access extends string = string, rate extends string = string> = {
  /**
   * Callers that are admitted; must equal the endpoint's `access`. A `public` route still receives
   * the session of a signed-in caller.
   */
  readonly access: access
  readonly owner: OwnerRule
  readonly rate: rate
  readonly bodyLimitBytes: number
  /**
   * Effect of a repeated call. `repeatable`: the same effect as one call. `single-use`: the input
   * works once. `keyed`: each call needs an idempotency key (S-94) and is rejected without it.
   */
  readonly idempotency: 'safe' | 'repeatable' | 'single-use' | 'keyed'
  /**
   * Whether a request needs proof that the service's own page sent it. `exempt` is allowed only for
   * routes that do not change user data.
   */
  readonly csrf: 'required' | 'safe-method' | 'exempt'
  readonly contentType:
    | 'application/json'
    | 'text/plain'
    | 'text/html'
    | 'text/css'
    | 'text/event-stream'
  /** For a long poll: maximum duration of the handler, at most 55 s (S-93). */
  readonly longPollMs?: number
  /** For an event stream: maximum duration of the answer, at most 1 h (S-93). */
  readonly streamMs?: number
}

type RouteCall<service extends ServiceTypes, endpoint extends Endpoint> = {
  readonly input: ParsedInputOf<endpoint>
  readonly session: endpoint['access'] extends 'public'
    ? service['session'] | undefined
    : service['session']
  readonly context: service['context']
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * A request before its input is parsed. Context and session are two type parameters, so that a
 * route that needs only a part of them fits into a list of routes that need more.
 */
export type RawCall<context, session> = {
  readonly input: Readonly<Record<string, unknown>>
  readonly session: session | undefined
  readonly context: context
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /**
   * Counts further calls of a request that contains several, against the same rate limits (S-143).
   *
   * @throws {RefusalError} `rate_limited`, with the seconds to wait.
   */
  readonly charge: (calls: number) => Promise<void>
}

type RouteFacts<rate extends string> = {
  readonly method: Endpoint['method']
  readonly path: string
  /**
   * Whether the page may be closed when the response arrives, so that it cannot retry; from the
   * endpoint's `keepalive`.
   */
  readonly keepalive: boolean
  readonly policy: RoutePolicy<string, rate>
}

/** A route of an endpoint without the types of its input and answer, so that all fit into a list. */
export type Route<service extends ServiceTypes> = ServedRoute<service> & {
  /** Endpoint of the API contract that this route serves. */
  readonly endpoint: Endpoint
}

/** A route as a server serves it, whether or not an endpoint defines it. */
export type ServedRoute<service extends ServiceTypes> = RouteFacts<service['rate']> & {
  /**
   * Parses the input of a call, runs the handler, and checks the answer by the endpoint's schema.
   */
  readonly run: (call: RawCall<service['context'], service['session']>) => Promise<unknown>
}

type Definition<service extends ServiceTypes, endpoint extends Endpoint> = RoutePolicy<
  endpoint['access'],
  service['rate']
> & {
  readonly handle: (
    call: RouteCall<service, endpoint>,
  ) => Promise<ResponseOf<endpoint>> | ResponseOf<endpoint>
}

export type DefineRoute<service extends ServiceTypes> = <endpoint extends Endpoint>(
  endpoint: endpoint,
  definition: Definition<service, endpoint>,
) => Route<service>

type StreamDefinition<service extends ServiceTypes, endpoint extends Endpoint> = RoutePolicy<
  endpoint['access'],
  service['rate']
> & {
  readonly contentType: 'text/event-stream'
  readonly streamMs: number
  readonly open: (
    call: RouteCall<service, endpoint>,
  ) => Promise<NewsSource<ResponseOf<endpoint>>> | NewsSource<ResponseOf<endpoint>>
}

export type DefineStream<service extends ServiceTypes> = <endpoint extends Endpoint>(
  endpoint: endpoint,
  definition: StreamDefinition<service, endpoint>,
) => Route<service>

/**
 * Creates the `defineRoute` function of a server. It defines a route that serves an endpoint of the
 * API contract, and validates input and answer strictly (S-92, S-98). A route is only served if the
 * server's list of routes contains it.
 */
export function createDefineRoute<service extends ServiceTypes>(): DefineRoute<service> {
  return (endpoint, { handle, ...policy }) => ({
    ...toFacts(endpoint),
    policy,
    async run(raw) {
      const call = admit(endpoint, raw)
      if (policy.idempotency === 'keyed') readIdempotencyKey(raw.request)
      return requireContract(endpoint, await handle(call as RouteCall<service, typeof endpoint>))
    },
  })
}

/**
 * Creates the `defineStream` function of a server. It works like `defineRoute`, for an endpoint
 * that streams events (S-93).
 */
export function createDefineStream<service extends ServiceTypes>(): DefineStream<service> {
  return (endpoint, { open, ...policy }) => ({
    ...toFacts(endpoint),
    policy,
    async run(raw): Promise<NewsSource> {
      const call = admit(endpoint, raw)
      const source = await open(call as RouteCall<service, typeof endpoint>)
      return {
        ...source,
        async next(signal) {
          const news = await source.next(signal)
          return news === undefined ? undefined : requireContract(endpoint, news)
        },
      }
    },
  })
}

function toFacts(endpoint: Endpoint) {
  const { method, path, keepalive = false } = endpoint
  return { method, path, keepalive, endpoint }
}

/** Admits a call: checks that the session fits the endpoint, and parses the input. */
function admit<context, session>(endpoint: Endpoint, raw: RawCall<context, session>) {
  const { input, session, context, request, reply } = raw
  if (endpoint.access !== 'public' && !session) throw new RefusalError('not_signed_in')
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) throw new RefusalError('invalid_request', { cause: parsed.error })
  return { input: parsed.data, session, context, request, reply }
}

/**
 * Validates an answer by the endpoint's schema. An answer with additional fields is an error,
 * because it would leak data (S-98).
 */
function requireContract(endpoint: Endpoint, answer: unknown): unknown {
  const parsed = endpoint.response.safeParse(answer)
  if (parsed.success && isDeepStrictEqual(parsed.data, answer)) return answer
  throw new RefusalError('internal', {
    hint: `The answer of ${endpoint.method} ${endpoint.path} breaks the contract.`,
    cause: parsed.error,
  })
}
