import type * as z from 'zod/mini'

/** Names of the `:parameters` in a path. */
type PathName<path extends string> = path extends `${infer head}/${infer tail}`
  ? PathName<head> | PathName<tail>
  : path extends `:${infer name}`
    ? name
    : never

/** A call of the blockchain API as data: the client makes it, the sandbox serves it, tests mock it. */
export type Endpoint<
  path extends string = string,
  input extends z.core.$ZodType = z.core.$ZodType,
  response extends z.core.$ZodType = z.core.$ZodType,
> = {
  readonly method: 'GET' | 'POST'
  /** Parameters as `:name`; they are part of the input. */
  readonly path: path
  /** Query of a GET, body of a POST. */
  readonly input: input
  readonly response: response
  /** Answered without a request when the network is not supported. Absent: not gated. */
  readonly unsupported?: z.output<response>
  /** How long a query cache calls the answer fresh. */
  readonly cacheMs?: number
}

export type EndpointInput<endpoint> =
  endpoint extends Endpoint<infer path, infer input>
    ? z.input<input> & { readonly [name in PathName<path>]: string }
    : never

export type EndpointResponse<endpoint> = endpoint extends { readonly response: infer response }
  ? z.output<response>
  : never

/** Defines one call. One file per call, in `endpoints/`. */
export function defineEndpoint<
  const path extends string,
  input extends z.core.$ZodType,
  response extends z.core.$ZodType,
>(endpoint: Endpoint<path, input, response>): Endpoint<path, input, response> {
  return endpoint
}
