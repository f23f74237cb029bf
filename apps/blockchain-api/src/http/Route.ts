import type { Endpoint, EndpointAnswer } from '@latchkey/blockchain-api'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ApiError, ShapeError } from '../errors/ApiError.ts'
import type { ApiContext } from './ApiContext.ts'

export type ApiCall<query> = {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: query
  readonly request: FastifyRequest
}

export type ApiAnswer<body = unknown> = {
  readonly body: body
  readonly headers?: Readonly<Record<string, string>>
  /** Default 200. */
  readonly status?: number
}

/** One call of the API, ready to be served. */
export type Route = {
  readonly method: 'GET' | 'POST'
  readonly paths: readonly string[]
  readonly answer: (request: FastifyRequest, context: ApiContext) => Promise<ApiAnswer>
}

type RouteParts<query extends z.ZodType, body> = {
  readonly query: query
  /** Further paths of the same call. */
  readonly aliases?: readonly string[]
  readonly answer: (call: ApiCall<z.output<query>>, context: ApiContext) => Promise<ApiAnswer<body>>
}

const PathParameters = z.record(z.string(), z.string())

/** What every call may carry. None is required but the project, and that one not everywhere. */
export const identification = {
  projectId: z.string(),
  st: z.string().optional(),
  sv: z.string().optional(),
  clientId: z.string().optional(),
}

/** Serves a call of `@latchkey/blockchain-api`: its method, its path, an answer of its wire form. Unknown keys are dropped. */
export function defineRoute<endpoint extends Endpoint, query extends z.ZodType>(
  endpoint: endpoint,
  parts: RouteParts<query, EndpointAnswer<endpoint>>,
): Route {
  return {
    method: endpoint.method,
    paths: [endpoint.path, ...(parts.aliases ?? [])],
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

/** @throws {ShapeError} In plain text, as the wire has it. */
export function readQuery<query extends z.ZodType>(schema: query, value: unknown): z.output<query> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ShapeError('query', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

/** @throws {ApiError} 401 for a project the server does not know. */
export function requireProject(projectId: string, { config }: ApiContext): void {
  if (config.projectIds.includes(projectId)) return
  throw new ApiError({
    status: 401,
    field: 'authentication',
    description: 'The project is not registered',
  })
}
