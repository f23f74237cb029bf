import ky from 'ky'
import { createBreaker } from './createBreaker.ts'
import { createSharing } from './createSharing.ts'
import { parseJson, readText } from './readBody.ts'
import { httpRetries, toRetry } from './retry.ts'
import { type Received, toAttemptError, toHttpClientError } from './toHttpClientError.ts'

/** S-130. Can be lowered by options, not raised. */
export const httpTimeoutMs = 10_000

/** S-93: the longest a service of ours waits for news before it answers. */
const maxLongPollMs = 55_000

const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type HttpClientOptions = {
  readonly fetch: typeof fetch
  /** For durations: a clock that a person sets does not move it. Default: the page's monotonic one (S-137). */
  readonly now?: () => number
  readonly random?: () => number
  readonly timeoutMs?: number
  readonly retries?: number
}

export type HttpRequest = {
  /** Absolute. */
  readonly url: string | URL
  /** `GET` where absent. */
  readonly method?: HttpMethod
  /** Added to the URL's own query; `undefined` is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Body, sent as JSON. */
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: RequestCredentials
  readonly signal?: AbortSignal | undefined
  /** 0 where a query cache retries the call. */
  readonly retries?: number
  /** Makes a POST repeatable (S-94). */
  readonly idempotencyKey?: string
  /** The service answers when there is news, at the latest after this long: added to the deadline; at most 55 s. */
  readonly longPollMs?: number
  /** Goes on where the page is left (Fetch standard); its body has at most 64 KiB. */
  readonly keepalive?: boolean
}

export type HttpClient = {
  /**
   * Sends a request and reads the JSON of its answer, `undefined` for an empty body.
   *
   * @throws {HttpError} Status outside 2xx, after the retries.
   * @throws {ServiceUnreachableError} No answer: network, time-out, or the host's breaker is open.
   * @throws {InvalidAnswerError} Not JSON, over 5 MB or nested deeper than 64.
   */
  readonly request: (request: HttpRequest) => Promise<unknown>
}

type Call = HttpRequest & { readonly url: URL; readonly method: HttpMethod }

/**
 * Makes the HTTP client of one package (S-130): 10 s, up to three retries of idempotent requests with full jitter,
 * `Retry-After` up to 60 s, concurrent equal GETs shared, one breaker per host.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const timeoutMs = Math.min(options.timeoutMs ?? httpTimeoutMs, httpTimeoutMs)
  const maxRetries = Math.min(options.retries ?? httpRetries, httpRetries)
  const random = options.random ?? Math.random
  const enter = createBreaker(options.now ?? (() => performance.now()))
  const share = createSharing<unknown>()

  const toDeadlineMs = (call: Call) => timeoutMs + Math.min(call.longPollMs ?? 0, maxLongPollMs)
  const toLimit = (call: Call) => Math.min(call.retries ?? maxRetries, maxRetries)

  async function send(call: Call, signal: AbortSignal | undefined): Promise<unknown> {
    const { host } = call.url
    const deadlineMs = toDeadlineMs(call)
    let received: Received | undefined
    const attempt: typeof fetch = async (input, init) => {
      received = await receive(new Request(input, init), signal)
      return new Response(received.text || null, received.init)
    }
    const response = await ky(call.url, {
      method: call.method,
      fetch: attempt,
      timeout: deadlineMs,
      headers: toHeaders(call),
      retry: toRetry({ repeatable: isRepeatable(call), limit: toLimit(call), random }),
      keepalive: call.keepalive ?? false,
      json: call.json,
      ...(call.credentials && { credentials: call.credentials }),
      signal: signal ?? null,
    }).catch((error: unknown) => {
      throw toHttpClientError(error, { host, timeoutMs: deadlineMs, received })
    })
    return parseJson(await response.text(), response.headers.get('content-type'), host)
  }

  /** One attempt, body included, so that the deadline covers it. */
  async function receive(request: Request, caller: AbortSignal | undefined): Promise<Received> {
    const { host } = new URL(request.url)
    const report = enter(host)
    request.signal.addEventListener('abort', () => report(caller?.aborted ? 'abandoned' : 'failed'))
    try {
      const response = await options.fetch(request)
      const text = await readText(response, host)
      report(response.status >= 500 ? 'failed' : 'answered')
      const { status, statusText, headers } = response
      return { text, init: { status, statusText, headers } }
    } catch (cause) {
      report('failed')
      throw toAttemptError(cause, host)
    }
  }

  return {
    request(request) {
      const call = { ...request, url: toUrl(request), method: request.method ?? 'GET' }
      return share(toSharingKey(call), call.signal, (signal) => send(call, signal))
    },
  }
}

/** Equal GETs have equal keys; every other call has one of its own. */
function toSharingKey(call: Call): unknown {
  if (call.method !== 'GET') return Symbol(call.method)
  return JSON.stringify([call.url, call.headers, call.credentials, call.retries])
}

function isRepeatable(call: Call): boolean {
  return idempotentMethods.has(call.method) || call.idempotencyKey !== undefined
}

function toUrl(request: HttpRequest): URL {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value))
  }
  return url
}

function toHeaders(call: Call): Record<string, string> {
  return {
    accept: 'application/json',
    ...call.headers,
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  }
}
