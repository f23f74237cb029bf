import type * as z from 'zod/mini'

export type ObjectSchema = z.ZodMiniObject
export type AnySchema = z.ZodMiniType

/**
 * Who may call, and what a call carries. Every POST is JSON from our own origin.
 *
 * - `public`: anyone.
 * - `page`: a top-level page, by the one-time secret in its input or its cookie; no device key.
 * - `device`: a DPoP proof of the device key, no login needed.
 * - `session`: a DPoP proof of the very key that the session cookie is bound to.
 */
export type Access = 'public' | 'page' | 'device' | 'session'

/** One call of the frame server: data that the frame calls, the server serves and tests fake. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** Below the origin, with `:name` for the fields of `input` that go into the path. */
  readonly path: `/${string}`
  readonly access: access
  /** Path fields, and the rest as query (GET) or JSON body (POST). Strict: an unknown field is refused. */
  readonly input: input
  readonly response: response
  /** The server may hold the answer for so long (at most 55 s); then it says that nothing happened yet. */
  readonly longPollMs?: number
}

export type InputOf<endpoint extends Endpoint> = z.input<endpoint['input']>
export type ParsedInputOf<endpoint extends Endpoint> = z.output<endpoint['input']>
export type ResponseOf<endpoint extends Endpoint> = z.output<endpoint['response']>

/** Defines an endpoint and keeps the types of its schemas. */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return endpoint
}
