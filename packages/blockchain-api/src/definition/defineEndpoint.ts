import type * as z from 'zod/mini'

/** Type of the names of all `:parameters` in an endpoint's path. */
type PathName<path extends string> = path extends `${infer head}/${infer tail}`
  ? PathName<head> | PathName<tail>
  : path extends `:${infer name}`
    ? name
    : never

/**
 * A call of the blockchain API as data. The client calls it, the server serves it, and tests mock
 * it.
 */
export type Endpoint<
  path extends string = string,
  input extends z.core.$ZodType = z.core.$ZodType,
  response extends z.core.$ZodType = z.core.$ZodType,
> = {
  readonly method: 'GET' | 'POST'
  /**
   * True if only Latchkey's own blockchain API has this call, because the public API does not
   * define it.
   */
  readonly extension?: true
  /** Path of the URL. Each `:name` stands for a parameter, which is part of the input. */
  readonly path: path
  /**
   * Schema of the query (GET) or body (POST). Includes a path parameter if that needs a stricter
   * type than string.
   */
  readonly input: input
  /** Names of the input fields of a POST that are sent in the query instead of the body. */
  readonly query?: readonly string[]
  /** Constant fields of the body of a POST, e.g. the method of a JSON-RPC call. */
  readonly body?: Readonly<Record<string, unknown>>
  /**
   * True if the public API requires the project id in the body of this POST, in addition to the
   * query.
   */
  readonly projectIdInBody?: true
  readonly response: response
  /**
   * Value returned without a request if the API does not support the active network. If
   * `toUnsupportedError` is absent too, the call is sent for every network.
   */
  readonly unsupported?: z.output<response>
  /** Creates the error for an unsupported network, for calls without an `unsupported` value. */
  readonly toUnsupportedError?: () => Error
  /**
   * Value returned for a 404, for calls in which a 404 is a valid answer. Absent: a 404 is an
   * error.
   */
  readonly missing?: z.output<response>
  /** Milliseconds for which a query cache treats the answer of this call as fresh. */
  readonly cacheMs?: number
}

export type EndpointInput<endpoint> =
  endpoint extends Endpoint<infer path, infer input>
    ? z.input<input> & { readonly [name in PathName<path>]: string }
    : never

/** Answer of the blockchain API before validation, in wire format. */
export type EndpointAnswer<endpoint> = endpoint extends { readonly response: infer response }
  ? z.input<response>
  : never

export type EndpointResponse<endpoint> = endpoint extends { readonly response: infer response }
  ? z.output<response>
  : never

/** Defines one call. Each call has a file in `endpoints/`. */
export function defineEndpoint<
  const path extends string,
  input extends z.core.$ZodType,
  response extends z.core.$ZodType,
>(endpoint: Endpoint<path, input, response>): Endpoint<path, input, response> {
  return endpoint
}
