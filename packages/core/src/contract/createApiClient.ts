import { InvalidAnswerError } from '../errors/transportErrors.ts'
import type { HttpClient } from '../http/call.ts'
import { createHttpClient } from '../http/createHttpClient.ts'
import { HttpError } from '../http/HttpError.ts'
import type { Endpoint, InputOf, ResponseOf } from './defineEndpoint.ts'
import { type AnswerErrors, toAnswerError } from './toAnswerError.ts'
import { toRequest } from './toRequest.ts'

/** A request to an endpoint, as passed to `toHeaders`. */
export type ApiRequest = { readonly endpoint: Endpoint; readonly url: URL }

export type ApiClientOptions = {
  /** Origin of the server that the client calls. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly errors: AnswerErrors
  /**
   * Returns headers that authenticate the client, e.g. a CSRF token. `renew` is true if the server
   * rejected the previous headers.
   */
  readonly toHeaders?: (
    request: ApiRequest,
    options: { readonly renew: boolean },
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /**
   * Returns whether the server rejected a call only because of its headers. The call had no effect,
   * and is sent once more with renewed headers.
   */
  readonly isStale?: (error: unknown) => boolean
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Idempotency key for a call that creates a resource: 16 to 64 letters, digits and `-`. Calls
   * with the same key get the same response.
   */
  readonly idempotencyKey?: string | undefined
}

export type ApiClient<access extends string = string> = {
  /**
   * Calls an endpoint without retries. The query client retries cached reads.
   *
   * @throws {RequestRefusedError} The server rejected the call. An API may use its own class.
   * @throws {ServiceUnavailableError} 429 or 5xx; `code` is `unreachable`.
   * @throws {ServiceUnreachableError} No response; `code` is `unreachable`.
   * @throws {InvalidAnswerError} The response does not match the schema.
   */
  readonly call: <endpoint extends Endpoint<Endpoint['input'], Endpoint['response'], access>>(
    endpoint: endpoint,
    input: InputOf<endpoint>,
    options?: CallOptions,
  ) => Promise<ResponseOf<endpoint>>
}

/** Creates the typed client of an API. It has no state except that of the HTTP client. */
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
