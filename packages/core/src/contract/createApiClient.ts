import { InvalidAnswerError } from '../errors/transportErrors.ts'
import type { HttpClient } from '../http/call.ts'
import { createHttpClient } from '../http/createHttpClient.ts'
import { HttpError } from '../http/HttpError.ts'
import type { Endpoint, InputOf, ResponseOf } from './defineEndpoint.ts'
import { type AnswerErrors, toAnswerError } from './toAnswerError.ts'
import { toRequest } from './toRequest.ts'

/** The request that headers are asked for. */
export type ApiRequest = { readonly endpoint: Endpoint; readonly url: URL }

export type ApiClientOptions = {
  /** Origin of the server. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly errors: AnswerErrors
  /** What proves who asks, e.g. a CSRF token. With `renew`, fresh: `isStale` said that the last was not taken. */
  readonly toHeaders?: (
    request: ApiRequest,
    options: { readonly renew: boolean },
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** Tells that the server refused the headers alone and did nothing else; then the call is sent once more. */
  readonly isStale?: (error: unknown) => boolean
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Of a call that creates something (`keyed`): 16 to 64 letters, digits and `-`. The same key again gets the same answer. */
  readonly idempotencyKey?: string | undefined
}

export type ApiClient<access extends string = string> = {
  /**
   * Calls an endpoint, without retries: the query client does that for what it caches.
   *
   * @throws {RequestRefusedError} A definitive answer, or the API's own class of it.
   * @throws {ServiceUnavailableError} 429 or 5xx; `code` is `unreachable`.
   * @throws {ServiceUnreachableError} No answer; `code` is `unreachable`.
   * @throws {InvalidAnswerError} An answer of another form.
   */
  readonly call: <endpoint extends Endpoint<Endpoint['input'], Endpoint['response'], access>>(
    endpoint: endpoint,
    input: InputOf<endpoint>,
    options?: CallOptions,
  ) => Promise<ResponseOf<endpoint>>
}

/** Makes the typed client of an API. Holds no state but the http client's. */
export function createApiClient<access extends string = string>(
  options: ApiClientOptions,
): ApiClient<access> {
  const { toHeaders = () => ({}), isStale = () => false } = options
  const http = createHttpClient({ fetch: options.fetch, retries: 0 })
  const host = new URL(options.baseUrl).host

  async function send(endpoint: Endpoint, input: object, { signal, idempotencyKey }: CallOptions) {
    const request = {
      ...toRequest(endpoint, input, options.baseUrl),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    }
    const attempt = async (renew: boolean) => {
      const headers = await toHeaders({ endpoint, url: request.url }, { renew })
      return receive(http, { ...request, signal, headers }, options.errors)
    }
    try {
      return await attempt(false)
    } catch (error) {
      if (!isStale(error)) throw error
      return attempt(true)
    }
  }

  return {
    async call(endpoint, input, callOptions = {}) {
      const body = await send(endpoint, input, callOptions)
      const parsed = endpoint.response.safeParse(body)
      if (parsed.success) return parsed.data as ResponseOf<typeof endpoint>
      const reason = `${endpoint.method} ${endpoint.path} has other fields`
      throw new InvalidAnswerError({ host, reason, cause: parsed.error })
    },
  }
}

async function receive(
  http: HttpClient,
  request: Parameters<HttpClient['request']>[0],
  errors: AnswerErrors,
) {
  try {
    return await http.request(request)
  } catch (error) {
    throw error instanceof HttpError ? toAnswerError(error, errors) : error
  }
}
