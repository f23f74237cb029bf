import type { HttpRequest } from '@latchkey/core/http'
import type { Endpoint } from '../definition/defineEndpoint.ts'
import { toBase } from './toRpcUrl.ts'

type Parameters = {
  /** Input of the call: path parameters, and the fields of the query or body. */
  readonly input: object
  readonly baseUrl: string
  /** Query fields that identify project and client: `projectId`, `st` and `sv`. */
  readonly identity: Readonly<Record<string, string>>
}

/**
 * Converts a call to an HTTP request. Path parameters are encoded; the other fields become the
 * query of a GET or the body of a POST. Every query contains `projectId`, `st` and `sv`.
 */
export function toRequest(endpoint: Endpoint, parameters: Parameters): HttpRequest {
  const rest = new Map<string, unknown>(Object.entries(parameters.input))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const url = new URL(path.replace(/^\//, ''), toBase(parameters.baseUrl))
  const { method } = endpoint
  const { identity } = parameters
  if (method === 'GET') return { url, method, query: { ...toQuery([...rest]), ...identity } }
  const isInQuery = ([name]: readonly [string, unknown]) => endpoint.query?.includes(name)
  const json = {
    ...endpoint.body,
    ...Object.fromEntries([...rest].filter((field) => !isInQuery(field))),
    ...(endpoint.projectIdInBody && { projectId: identity['projectId'] }),
  }
  return { url, method, query: { ...toQuery([...rest].filter(isInQuery)), ...identity }, json }
}

function toQuery(fields: readonly (readonly [string, unknown])[]): Record<string, string> {
  const given = fields.filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
