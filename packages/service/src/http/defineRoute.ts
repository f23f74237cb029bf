import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, ParsedInputOf, ResponseOf } from '@latchkey/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceTypes } from '../context/ServiceContext.ts'
import type { NewsSource } from './createEventStream.ts'
import { RefusalError } from './RefusalError.ts'
import { readIdempotencyKey } from './readIdempotencyKey.ts'

/** Who may see or change what the route is about. */
type OwnerRule = 'nobody-in-particular' | 'own-browser' | 'own-device' | 'own-user'

/** What a route says of itself. Nothing has a default: leaving a line out does not compile (S-92). */
export type RoutePolicy<access extends string = string, rate extends string = string> = {
  /** Has to be the endpoint's. `public` still knows the session where there is one. */
  readonly access: access
  readonly owner: OwnerRule
  readonly rate: rate
  readonly bodyLimitBytes: number
  /**
   * `repeatable`: twice is as once. `single-use`: the input can be used only once. `keyed`: the caller gives each call a key
   * (S-94), without which it is refused.
   */
  readonly idempotency: 'safe' | 'repeatable' | 'single-use' | 'keyed'
  /** `exempt` only for what has no effect on anybody's data. */
  readonly csrf: 'required' | 'safe-method' | 'exempt'
  readonly contentType:
    | 'application/json'
    | 'text/plain'
    | 'text/html'
    | 'text/css'
    | 'text/event-stream'
  /** Only of a route that waits for news: how long the handler may take, at most 55 s (S-93). */
  readonly longPollMs?: number
  /** Only of a route that goes on answering: how long at most, up to 1 h (S-93). */
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

/** A call before its input is parsed. Two parameters, so that a route of fewer needs fits into a list of more. */
export type RawCall<context, session> = {
  readonly input: Readonly<Record<string, unknown>>
  readonly session: session | undefined
  readonly context: context
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteFacts<rate extends string> = {
  readonly method: Endpoint['method']
  readonly path: string
  /** Of the endpoint: the page may be gone, so nothing can be asked of it again. */
  readonly keepalive: boolean
  /** What it is served by. */
  readonly endpoint: Endpoint
  readonly policy: RoutePolicy<string, rate>
}

/** A route with its types closed over, so that all routes fit into one list. */
export type Route<service extends ServiceTypes> = RouteFacts<service['rate']> & {
  /** Parses, runs and checks the answer. */
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
 * Makes the `defineRoute` of one server, which serves an endpoint of a contract: default deny, strict input, strict
 * answer (S-92, S-98). What it returns goes into the server's list of routes; one that is not listed is not served.
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

/** Makes the `defineStream` of one server: as its `defineRoute`, for an endpoint that answers with each news (S-93). */
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

/** Lets a call in whose session and input are right. */
function admit<context, session>(endpoint: Endpoint, raw: RawCall<context, session>) {
  const { input, session, ...rest } = raw
  if (endpoint.access !== 'public' && !session) throw new RefusalError('not_signed_in')
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) throw new RefusalError('invalid_request', { cause: parsed.error })
  return { input: parsed.data, session, ...rest }
}

/** An answer with more than the contract names would give data away (S-98), so it is not sent. */
function requireContract(endpoint: Endpoint, answer: unknown): unknown {
  const parsed = endpoint.response.safeParse(answer)
  if (parsed.success && isDeepStrictEqual(parsed.data, answer)) return answer
  throw new RefusalError('internal', {
    hint: `The answer of ${endpoint.method} ${endpoint.path} breaks the contract.`,
    cause: parsed.error,
  })
}
