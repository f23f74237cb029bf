import ky from 'ky'
import {
  type Call,
  type HttpClient,
  httpTimeoutMs,
  toCall,
  toDeadlineMs,
  toHeaders,
  toSharingKey,
} from './call.ts'
import { createReceiver, type Received } from './createReceiver.ts'
import { createSharing } from './createSharing.ts'
import { parseJson } from './readBody.ts'
import { httpRetries, toRetry } from './retry.ts'
import { toHttpClientError } from './toHttpClientError.ts'

const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

export type HttpClientOptions = {
  readonly fetch: typeof fetch
  /**
   * Clock in milliseconds that measures durations. Default: the page's monotonic clock, which is
   * independent of the system time (S-137).
   */
  readonly now?: () => number
  readonly random?: () => number
  readonly timeoutMs?: number
  readonly retries?: number
}

/**
 * Creates an HTTP client (S-130). Its time limit is 10 s. It retries idempotent requests up to
 * three times with full jitter, and respects `Retry-After` up to 60 s. Concurrent equal GETs share
 * one request, and each host has a circuit breaker.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const timeoutMs = Math.min(options.timeoutMs ?? httpTimeoutMs, httpTimeoutMs)
  const maxRetries = Math.min(options.retries ?? httpRetries, httpRetries)
  const random = options.random ?? Math.random
  const receive = createReceiver(options)
  const share = createSharing<unknown>()

  const toLimit = (call: Call) => Math.min(call.retries ?? maxRetries, maxRetries)

  async function send(call: Call, signal: AbortSignal | undefined): Promise<unknown> {
    const { host } = call.url
    const deadlineMs = toDeadlineMs(call, timeoutMs)
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

  return {
    request(request) {
      const call = toCall(request)
      return share(toSharingKey(call), call.signal, (signal) => send(call, signal))
    },
  }
}

function isRepeatable(call: Call): boolean {
  return idempotentMethods.has(call.method) || call.idempotencyKey !== undefined
}
