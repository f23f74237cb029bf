export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

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

/** A request with everything said. */
export type Call = HttpRequest & { readonly url: URL; readonly method: HttpMethod }

/** S-130. Can be lowered by options, not raised. */
export const httpTimeoutMs = 10_000

/** S-93: the longest a service of ours waits for news before it answers. */
const maxLongPollMs = 55_000

/** Completes a request: its query is part of the URL, its method is said. */
export function toCall(request: HttpRequest): Call {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value))
  }
  return { ...request, url, method: request.method ?? 'GET' }
}

/** How long a call may take, in milliseconds; what the service waits for news comes on top. */
export function toDeadlineMs(call: Call, timeoutMs: number): number {
  return timeoutMs + Math.min(call.longPollMs ?? 0, maxLongPollMs)
}

export function toHeaders(call: Call): Record<string, string> {
  return {
    accept: 'application/json',
    ...call.headers,
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  }
}

/** Equal GETs have equal keys; every other call has one of its own. */
export function toSharingKey(call: Call): unknown {
  if (call.method !== 'GET') return Symbol(call.method)
  return JSON.stringify([call.url, call.headers, call.credentials, call.retries])
}
