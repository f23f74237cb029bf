import type { Endpoint, EndpointAnswer } from '@latchkey/blockchain-api'
import type { RawCall } from '@latchkey/service'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ApiError, ShapeError } from '../errors/ApiError.ts'
import type { Api, ApiContext } from './ApiContext.ts'

export type ApiCall<query> = {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: query
  readonly request: FastifyRequest
}

export type ApiAnswer<body = unknown> = {
  readonly body: body
  readonly headers?: Readonly<Record<string, string>>
  /** HTTP status of the answer; 200 by default. */
  readonly status?: number
}

/** An HTTP route of the blockchain API: method, path and handler. */
export type Route = {
  readonly method: 'GET' | 'POST'
  readonly paths: readonly string[]
  /** Class of the rate limits; `read` by default. */
  readonly rate?: Api['rate']
  /** Answers a request. `charge` counts its further calls against the rate limits (S-143). */
  readonly answer: (
    request: FastifyRequest,
    context: ApiContext,
    charge: RawCall<ApiContext, undefined>['charge'],
  ) => Promise<ApiAnswer>
}

type RouteParts<query extends z.ZodType, body> = {
  readonly query: query
  /** Additional URL paths that the same route serves. */
  readonly aliases?: readonly string[]
  readonly rate?: Api['rate']
  readonly answer: (call: ApiCall<z.output<query>>, context: ApiContext) => Promise<ApiAnswer<body>>
}

const PathParameters = z.record(z.string(), z.string())

/**
 * Schema of the query parameters that every call may have. Only `projectId` is required, and some
 * calls do not require it.
 */
export const identification = {
  projectId: z.string(),
  st: z.string().optional(),
  sv: z.string().optional(),
  clientId: z.string().optional(),
}

/**
 * Defines a route that serves an endpoint of `@latchkey/blockchain-api`: method, path and response
 * come from the endpoint. Unknown query parameters are ignored.
 */
export function defineRoute<endpoint extends Endpoint, query extends z.ZodType>(
  endpoint: endpoint,
  parts: RouteParts<query, EndpointAnswer<endpoint>>,
): Route {
  return {
    method: endpoint.method,
    paths: [endpoint.path, ...(parts.aliases ?? [])],
    ...(parts.rate && { rate: parts.rate }),
    answer: (request, context) =>
      parts.answer(
        {
          parameters: PathParameters.parse(request.params),
          query: readQuery(parts.query, request.query),
          request,
        },
        context,
      ),
  }
}

/**
 * Parses the query of a request.
 *
 * @throws {ShapeError} For an invalid query, which is answered in plain text as the public API
 * specifies.
 */
export function readQuery<query extends z.ZodType>(schema: query, value: unknown): z.output<query> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ShapeError('query', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

/**
 * Checks that the configuration lists the project.
 *
 * @throws {ApiError} 401 for an unknown project.
 */
export function requireProject(projectId: string, { config }: ApiContext): void {
  if (config.projectIds.includes(projectId)) return
  throw new ApiError({
    status: 401,
    field: 'authentication',
    description: 'The project is not registered',
  })
}
