import type * as z from 'zod/mini'

/** Names of the `:parameters` in a path. */
type PathName<path extends string> = path extends `${infer head}/${infer tail}`
  ? PathName<head> | PathName<tail>
  : path extends `:${infer name}`
    ? name
    : never

/** A call of the blockchain API as data: the client makes it, the server serves it, tests mock it. */
export type Endpoint<
  path extends string = string,
  input extends z.core.$ZodType = z.core.$ZodType,
  response extends z.core.$ZodType = z.core.$ZodType,
> = {
  readonly method: 'GET' | 'POST'
  /** Of Latchkey's own service alone: the public wire has no such call. */
  readonly extension?: true
  /** Parameters as `:name`; they are part of the input. */
  readonly path: path
  /** Query of a GET, body of a POST. A path parameter may stand in it too, where a plain string would not do. */
  readonly input: input
  /** Names of the input of a POST that go into the query. */
  readonly query?: readonly string[]
  /** What the body of a POST has beside the input, e.g. the method of a JSON-RPC call. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The wire wants the project's id in the body of this POST, beside that in the query. */
  readonly projectIdInBody?: true
  readonly response: response
  /** Answered without a request when the network is not supported. Absent: not gated. */
  readonly unsupported?: z.output<response>
  /** Thrown instead, for calls that have no answer without the network. */
  readonly toUnsupportedError?: () => Error
  /** What a 404 means, where it is an answer. */
  readonly missing?: z.output<response>
  /** How long a query cache calls the answer fresh. */
  readonly cacheMs?: number
}

export type EndpointInput<endpoint> =
  endpoint extends Endpoint<infer path, infer input>
    ? z.input<input> & { readonly [name in PathName<path>]: string }
    : never

/** What the service sends, before it is checked: the wire form. */
export type EndpointAnswer<endpoint> = endpoint extends { readonly response: infer response }
  ? z.input<response>
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
