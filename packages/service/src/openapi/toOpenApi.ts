import { type Endpoint, ErrorEnvelope } from '@latchkey/core/contract'
import * as z from 'zod'
import type { RoutePolicy } from '../http/defineRoute.ts'

/**
 * The parts of a route from which its OpenAPI description is generated. Every route of a server has
 * them.
 */
export type DescribedRoute = {
  readonly endpoint: Endpoint
  readonly policy: RoutePolicy
}

export type OpenApiOptions = {
  readonly title: string
  readonly version: string
  /** Name of the session cookie, which the description of authentication contains. */
  readonly sessionCookie: string
}

type JsonSchema = { readonly [name: string]: unknown }

const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/**
 * Describes the routes of a server as an OpenAPI 3.1 document, generated from their definitions:
 * path, query and body, answer, access, required headers of a change, and rate-limit class
 * (`x-rate-class`, S-93).
 */
export function toOpenApi(routes: readonly DescribedRoute[], options: OpenApiOptions): JsonSchema {
  const { title, version, sessionCookie } = options
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { path, method } = route.endpoint
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: describe(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Error: toSchema(ErrorEnvelope, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

function describe({ endpoint, policy }: DescribedRoute): JsonSchema {
  const { properties = {}, required = [], ...rest } = readObject(toSchema(endpoint.input, 'input'))
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const isQuery = endpoint.method === 'GET'
  const fields = Object.entries(properties)
  const parameters = fields
    .filter(([name]) => isQuery || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: required.includes(name),
      schema,
    }))
  const body = Object.fromEntries(fields.filter(([name]) => !inPath.has(name)))
  const bodyRequired = required.filter((name) => !inPath.has(name))
  return {
    parameters: [...parameters, ...listHeaders(policy)],
    ...(!isQuery && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { ...rest, properties: body, required: bodyRequired } },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { [policy.contentType]: { schema: toSchema(endpoint.response, 'output') } },
      },
      default: {
        description: 'Refused, or not possible now; `code` says which',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    'x-rate-class': policy.rate,
  }
}

type ObjectSchema = JsonSchema & {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

const readObject = (schema: JsonSchema): ObjectSchema => schema

/**
 * Returns the headers that a state-changing request needs: the proof that the service's own page
 * sent it (S-91), and the idempotency key (S-94).
 */
function listHeaders({ csrf, idempotency }: RoutePolicy): readonly JsonSchema[] {
  const toHeader = (name: string, schema: JsonSchema) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', ...schema },
  })
  return [
    ...(csrf === 'required' ? [toHeader('X-CSRF', {})] : []),
    ...(idempotency === 'keyed'
      ? [toHeader('Idempotency-Key', { minLength: 16, maxLength: 64 })]
      : []),
  ]
}
