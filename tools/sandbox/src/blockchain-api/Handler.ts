import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint, EndpointResponse } from '@latchkey/blockchain-api'
import type * as z from 'zod'
import type { ApiContext } from './ApiContext.ts'

export type ApiRequest<query> = {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: query
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type ApiAnswer<body = unknown> = {
  readonly body: body
  readonly headers?: Readonly<Record<string, string>>
}

/** One route of the API, ready to be served. */
export type Handler = {
  readonly method: 'GET' | 'POST'
  readonly paths: readonly string[]
  /** Checks the query strings; what it does not know is dropped. */
  readonly query: z.ZodType
  readonly answer: (request: ApiRequest<unknown>, context: ApiContext) => Promise<ApiAnswer>
}

type HandlerParts<query extends z.ZodType, body> = {
  readonly query: query
  /** Further paths of the same call. */
  readonly aliases?: readonly string[]
  readonly answer: (
    request: ApiRequest<z.output<query>>,
    context: ApiContext,
  ) => Promise<ApiAnswer<body>>
}

/** Serves a call of `@latchkey/blockchain-api`: its method, its path, an answer of its shape. */
export function defineHandler<endpoint extends Endpoint, query extends z.ZodType>(
  endpoint: endpoint,
  { query, aliases = [], answer }: HandlerParts<query, EndpointResponse<endpoint>>,
): Handler {
  return {
    method: endpoint.method,
    paths: [endpoint.path, ...aliases],
    query,
    answer: (request, context) =>
      answer({ ...request, query: query.parse(request.query) }, context),
  }
}
