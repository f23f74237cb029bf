import type { ParsedInputOf, ResponseOf } from '@latchkey/core/contract'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Endpoint } from '../endpoints/defineEndpoint.ts'
import * as endpoints from '../endpoints/index.ts'
import { type ErrorCode, errorCatalogue } from '../errors/errorCatalogue.ts'

type Endpoints = typeof endpoints
type EndpointName = keyof Endpoints

/** A fake error response with a code of the server's catalogue. Create it with `refuse`. */
export type FakeRefusal = { readonly refusal: ErrorCode; readonly details?: Details | undefined }
type Details = Readonly<Record<string, string | null>>

export type FakeAnswers = {
  readonly [name in EndpointName]?: (
    input: ParsedInputOf<Endpoints[name]>,
    request: Request,
  ) =>
    | ResponseOf<Endpoints[name]>
    | FakeRefusal
    | Promise<ResponseOf<Endpoints[name]> | FakeRefusal>
}

type Answer = (input: unknown, request: Request) => unknown

/** Creates a fake answer with an error of the catalogue. */
export function refuse(refusal: ErrorCode, details?: Details): FakeRefusal {
  return { refusal, details }
}

/**
 * Creates msw handlers for all endpoints. Inputs are parsed strictly, and answers must match the
 * response schema. An endpoint without a given answer returns `unavailable`.
 */
export function fakeProductApi(baseUrl: string, answers: FakeAnswers): readonly RequestHandler[] {
  return Object.entries(endpoints).map(([name, endpoint]) =>
    toHandler(baseUrl, endpoint, answers[name as EndpointName] as Answer | undefined),
  )
}

function toHandler(baseUrl: string, endpoint: Endpoint, answer: Answer | undefined) {
  const listen = endpoint.method === 'GET' ? http.get : http.post
  return listen(`${baseUrl}${endpoint.path}`, async ({ request, params }) => {
    const input = endpoint.input.safeParse({ ...(await readInput(request)), ...params })
    if (!input.success) return toRefusal('invalid_request')
    const answered = answer ? await answer(input.data, request) : refuse('unavailable')
    if (isRefusal(answered)) return toRefusal(answered.refusal, answered.details)
    return HttpResponse.json(endpoint.response.parse(answered) as Record<string, unknown>)
  })
}

async function readInput(request: Request): Promise<object> {
  if (request.method === 'POST') return (await request.clone().json()) as object
  return Object.fromEntries(new URL(request.url).searchParams)
}

function isRefusal(value: unknown): value is FakeRefusal {
  return typeof value === 'object' && value !== null && 'refusal' in value
}

function toRefusal(code: ErrorCode, details?: Details) {
  const { status, message } = errorCatalogue[code]
  return HttpResponse.json({ error: { code, message, ref: 'fake' }, details }, { status })
}
