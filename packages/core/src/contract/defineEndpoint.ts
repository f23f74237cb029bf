import type * as z from 'zod/mini'

export type ObjectSchema = z.ZodMiniObject
export type AnySchema = z.ZodMiniType

/** One call of an API of our own: data that the client calls, the server serves and tests fake. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends string = string,
> = {
  readonly method: 'GET' | 'POST'
  /** Below the origin, with `:name` for the fields of `input` that go into the path. */
  readonly path: `/${string}`
  /** Who may call; `public`: anyone. Each API names its own, and its server denies by default (S-92). */
  readonly access: access
  /** Path fields, and the rest as query (GET) or JSON body (POST). Strict: an unknown field is refused. */
  readonly input: input
  readonly response: response
  /** How long a client may show an answer without asking again; absent: never. */
  readonly cacheMs?: number
  /** The server answers when there is news, at the latest after this long (S-93: 55 s); absent: at once. */
  readonly longPollMs?: number
  /** Creates something: each call has a key of its own, and twice the same key is once for 24 h (S-94). */
  readonly keyed?: boolean
  /** Goes on to its end where the page is left meanwhile (Fetch standard), e.g. a sign-out; for small bodies. */
  readonly keepalive?: boolean
}

export type InputOf<endpoint extends Endpoint> = z.input<endpoint['input']>
export type ParsedInputOf<endpoint extends Endpoint> = z.output<endpoint['input']>
export type ResponseOf<endpoint extends Endpoint> = z.output<endpoint['response']>

/** Defines an endpoint and keeps the types of its schemas. */
export function defineEndpoint<
  const access extends string,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return endpoint
}
