import type * as z from 'zod/mini'

export type ObjectSchema = z.ZodMiniObject
export type AnySchema = z.ZodMiniType

/** One call of an API, defined as data that client, server and test fakes share. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends string = string,
> = {
  readonly method: 'GET' | 'POST'
  /** Path of the URL. `:name` is replaced by the field `name` of `input`. */
  readonly path: `/${string}`
  /**
   * Class of callers that may call the endpoint; `public` means everyone. Each API defines its
   * classes. Servers reject all other callers (S-92).
   */
  readonly access: access
  /**
   * Schema of the path fields and of the query (GET) or JSON body (POST). Strict: unknown fields
   * are refused.
   */
  readonly input: input
  readonly response: response
  /** Time in milliseconds for which a client may reuse a response. Absent: never. */
  readonly cacheMs?: number
  /**
   * Maximum time in milliseconds that the server waits for a change before it responds (S-93: 55
   * s). Absent: it responds immediately.
   */
  readonly longPollMs?: number
  /**
   * True if the call creates a resource. Each call then has an idempotency key. A repeated key has
   * no second effect within 24 h (S-94).
   */
  readonly keyed?: boolean
  /**
   * True if the request continues after the user leaves the page (`keepalive` of the Fetch
   * standard), e.g. for a sign-out. Only for small bodies.
   */
  readonly keepalive?: boolean
}

export type InputOf<endpoint extends Endpoint> = z.input<endpoint['input']>
export type ParsedInputOf<endpoint extends Endpoint> = z.output<endpoint['input']>
export type ResponseOf<endpoint extends Endpoint> = z.output<endpoint['response']>

/**
 * Defines an endpoint of an API. Returns the definition unchanged, with the exact types of its
 * schemas.
 */
export function defineEndpoint<
  const access extends string,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return endpoint
}
