import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw'
import * as z from 'zod/mini'
import type { Endpoint } from '../definition/defineEndpoint.ts'

/** A call that a mocked endpoint of the blockchain API received. */
export type MockedCall = {
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** Body of a POST; otherwise `undefined`. */
  readonly body: unknown
  readonly headers: Headers
}

/** Answer of a mock: JSON in wire format, or a `Response` for errors. */
export type MockedAnswer = object | Response

export type MockEndpointOptions = {
  /** Base URL whose requests the mock answers. Absent: those of any origin. */
  readonly baseUrl?: string
}

/**
 * Creates an msw handler from an endpoint's definition. An answer that the definition rejects
 * becomes a status 500 with the reason, because a mock must not send impossible answers.
 */
export function mockEndpoint(
  endpoint: Endpoint,
  answer: MockedAnswer | ((call: MockedCall) => MockedAnswer | Promise<MockedAnswer>),
  options: MockEndpointOptions = {},
): RequestHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post
  const base = (options.baseUrl ?? '*').replace(/\/$/, '')
  return method(base + endpoint.path, async ({ request, params }) => {
    const call = await toCall(request, params)
    // Several calls share a path and differ by a constant in the body. Another handler gets this
    // call.
    if (!hasConstants(endpoint, call.body)) return undefined
    const given = typeof answer === 'function' ? await answer(call) : answer
    if (given instanceof Response) return given.clone()
    const { success, error } = z.safeParse(endpoint.response, given)
    return success ? HttpResponse.json(given) : HttpResponse.json(error.issues, { status: 500 })
  })
}

function hasConstants({ body = {} }: Endpoint, sent: unknown): boolean {
  const fields = new Map<string, unknown>(Object.entries(sent ?? {}))
  return Object.entries(body).every(([name, value]) => fields.get(name) === value)
}

async function toCall(request: Request, params: PathParams): Promise<MockedCall> {
  return {
    url: new URL(request.url),
    params: toNamed(params),
    body: request.method === 'POST' ? await request.clone().json() : undefined,
    headers: request.headers,
  }
}

/**
 * Returns the path parameters of a mocked call. Drops the unnamed parameter for the `*` that
 * matches any origin.
 */
function toNamed(params: PathParams): Record<string, string> {
  const named = Object.entries(params).filter(([name]) => !/^\d/.test(name))
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}
