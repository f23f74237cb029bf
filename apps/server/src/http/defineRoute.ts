import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, ParsedInputOf, ResponseOf } from '@latchkey/product-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../ServerContext.ts'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import { RefusalError } from './RefusalError.ts'

/** Who may see or change what the route is about. */
type OwnerRule = 'nobody-in-particular' | 'own-browser' | 'own-user'

/** What a route says of itself. Nothing has a default: leaving a line out does not compile (S-92). */
export type RoutePolicy<access extends string = string> = {
  /** Has to be the endpoint's. `public` still knows the session where there is one. */
  readonly access: access
  readonly owner: OwnerRule
  /** Every class but `free` counts against the general limit of the browser or address too (S-93). */
  readonly rate: 'free' | 'read' | 'write' | 'login' | 'report'
  readonly bodyLimitBytes: number
  /** `repeatable`: twice is as once. `single-use`: the input can be used only once. Creating routes need S-94. */
  readonly idempotency: 'safe' | 'repeatable' | 'single-use'
  /** `exempt` only for what has no effect on anybody's data. */
  readonly csrf: 'required' | 'safe-method' | 'exempt'
  readonly contentType: 'application/json' | 'text/plain'
}

type RouteCall<endpoint extends Endpoint> = {
  readonly input: ParsedInputOf<endpoint>
  readonly session: endpoint['access'] extends 'session' ? ActiveSession : ActiveSession | undefined
  readonly context: ServerContext
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type RawCall = Omit<RouteCall<Endpoint>, 'input' | 'session'> & {
  readonly input: Readonly<Record<string, unknown>>
  readonly session: ActiveSession | undefined
}

/** A route with its types closed over, so that all routes fit into one list. */
export type Route = {
  readonly method: Endpoint['method']
  readonly path: string
  readonly policy: RoutePolicy
  /** Parses, runs and checks the answer. */
  readonly run: (call: RawCall) => Promise<unknown>
}

type Definition<endpoint extends Endpoint> = RoutePolicy<endpoint['access']> & {
  readonly handle: (
    call: RouteCall<endpoint>,
  ) => Promise<ResponseOf<endpoint>> | ResponseOf<endpoint>
}

/**
 * Serves an endpoint of the contract: default deny, strict input, strict answer (S-92, S-98).
 *
 * @returns A route for the list of `routes/index.ts`; one that is not listed is not served.
 */
export function defineRoute<endpoint extends Endpoint>(
  endpoint: endpoint,
  { handle, ...policy }: Definition<endpoint>,
): Route {
  return {
    method: endpoint.method,
    path: endpoint.path,
    policy,
    async run({ input, session, ...rest }) {
      if (endpoint.access === 'session' && !session) throw new RefusalError('not_signed_in')
      const parsed = endpoint.input.safeParse(input)
      if (!parsed.success) throw new RefusalError('invalid_request', { cause: parsed.error })
      const call = { input: parsed.data, session, ...rest } as RouteCall<endpoint>
      return requireContract(endpoint, await handle(call))
    },
  }
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
