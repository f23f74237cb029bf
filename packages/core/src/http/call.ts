export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type HttpRequest = {
  /** Absolute URL of the request. */
  readonly url: string | URL
  /** HTTP method of the request. Default: `GET`. */
  readonly method?: HttpMethod
  /** Query parameters to add to those that the URL already has. `undefined` values are omitted. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Body of the request, sent as JSON. */
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: RequestCredentials
  readonly signal?: AbortSignal | undefined
  /** Number of retries. Use 0 if a query cache retries the call. */
  readonly retries?: number
  /** Idempotency key, which makes a POST safe to retry (S-94). */
  readonly idempotencyKey?: string
  /**
   * Maximum time in milliseconds that the service waits for a change. It extends the request's time
   * limit by at most 55 s.
   */
  readonly longPollMs?: number
  /**
   * Continues the request after the user leaves the page (Fetch standard). The body is limited to
   * 64 KiB.
   */
  readonly keepalive?: boolean
}

export type HttpClient = {
  /**
   * Sends a request and parses the JSON of the response. Returns `undefined` for an empty body.
   *
   * @throws {HttpError} Status outside 2xx, after the retries.
   * @throws {ServiceUnreachableError} No response: network failure, time limit exceeded, or the
   * host's circuit breaker is open.
   * @throws {InvalidAnswerError} The body is not JSON, exceeds 5 MB, or is nested deeper than 64
   * levels.
   */
  readonly request: (request: HttpRequest) => Promise<unknown>
}

/** An HTTP request with a parsed URL and an explicit method, as the HTTP clients send it. */
export type Call = HttpRequest & { readonly url: URL; readonly method: HttpMethod }

/** Time limit of a request (S-130). Options can lower it, but not raise it. */
export const httpTimeoutMs = 10_000

/** Maximum time that a service waits for a change before it responds (S-93). */
const maxLongPollMs = 55_000

/** Completes a request: adds the query to the URL and sets the default method. */
export function toCall(request: HttpRequest): Call {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value))
  }
  return { ...request, url, method: request.method ?? 'GET' }
}

/**
 * Returns the time limit of a call in milliseconds, including the time that the service may wait
 * for a change.
 */
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

/**
 * Returns the key under which concurrent calls share one HTTP request. Equal GETs have equal keys;
 * every other call has a unique key.
 */
export function toSharingKey(call: Call): unknown {
  if (call.method !== 'GET') return Symbol(call.method)
  return JSON.stringify([call.url, call.headers, call.credentials, call.retries])
}
