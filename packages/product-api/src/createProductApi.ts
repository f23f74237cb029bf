import { InvalidAnswerError } from '@latchkey/core'
import { createHttpClient, type HttpClient, HttpError } from '@latchkey/core/http'
import type { Endpoint, InputOf, ResponseOf } from './defineEndpoint.ts'
import { RequestRefusedError } from './errors/answerErrors.ts'
import { toAnswerError } from './errors/toAnswerError.ts'
import { toRequest } from './toRequest.ts'

export type ProductApiOptions = {
  /** Origin of the server, e.g. `location.origin`. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /**
   * The CSRF token of the last answer that had one. With `renew`, a fresh one from `GET /api/session`: the server
   * did not take the last, and did nothing else.
   */
  readonly getCsrfToken: (options: { readonly renew: boolean }) => string | Promise<string>
}

export type CallOptions = { readonly signal?: AbortSignal | undefined }

export type ProductApi = {
  /**
   * Calls an endpoint, without retries: the query client does that for what it caches.
   *
   * @throws {NotSignedInError} The session is over.
   * @throws {SignInRefusedError} The signed message was refused.
   * @throws {RequestRefusedError} Any other definitive answer.
   * @throws {ServiceUnavailableError} 429 or 5xx; `code` is `unreachable`.
   * @throws {ServiceUnreachableError} No answer; `code` is `unreachable`.
   * @throws {InvalidAnswerError} An answer of another form.
   */
  readonly call: <endpoint extends Endpoint>(
    endpoint: endpoint,
    input: InputOf<endpoint>,
    options?: CallOptions,
  ) => Promise<ResponseOf<endpoint>>
}

/** Makes the typed client of the product server. One per page; holds no state but the http client's. */
export function createProductApi(options: ProductApiOptions): ProductApi {
  const http = createHttpClient({ fetch: options.fetch, retries: 0 })
  const host = new URL(options.baseUrl).host

  async function send(endpoint: Endpoint, input: object, signal: AbortSignal | undefined) {
    const request = toRequest(endpoint, input, options.baseUrl)
    if (endpoint.method === 'GET') return receive(http, { ...request, signal })
    const withToken = async (renew: boolean) => ({
      ...request,
      signal,
      headers: { 'X-CSRF': await options.getCsrfToken({ renew }) },
    })
    try {
      return await receive(http, await withToken(false))
    } catch (error) {
      if (!(error instanceof RequestRefusedError && error.code === 'csrf_invalid')) throw error
      return receive(http, await withToken(true))
    }
  }

  return {
    async call<endpoint extends Endpoint>(
      endpoint: endpoint,
      input: InputOf<endpoint>,
      { signal }: CallOptions = {},
    ) {
      const body = await send(endpoint, input, signal)
      const parsed = endpoint.response.safeParse(body)
      if (parsed.success) return parsed.data as ResponseOf<endpoint>
      const reason = `${endpoint.method} ${endpoint.path} has other fields`
      throw new InvalidAnswerError({ host, reason, cause: parsed.error })
    },
  }
}

async function receive(http: HttpClient, request: Parameters<HttpClient['request']>[0]) {
  try {
    return await http.request(request)
  } catch (error) {
    throw error instanceof HttpError ? toAnswerError(error) : error
  }
}
