import { RequestTimedOutError, ServiceUnreachableError } from '../errors/transportErrors.ts'
import {
  type Call,
  type HttpClient,
  httpTimeoutMs,
  toCall,
  toDeadlineMs,
  toHeaders,
  toSharingKey,
} from './call.ts'
import { type CreateReceiverOptions, createReceiver } from './createReceiver.ts'
import { createSharing } from './createSharing.ts'
import { parseJson } from './readBody.ts'
import { toHttpError } from './toHttpError.ts'

/** Converts a call to a `Request` of the Fetch API. */
function toRequest(call: Call, signal: AbortSignal): Request {
  const isSending = call.json !== undefined
  return new Request(call.url, {
    method: call.method,
    headers: { ...toHeaders(call), ...(isSending && { 'content-type': 'application/json' }) },
    keepalive: call.keepalive ?? false,
    ...(isSending && { body: JSON.stringify(call.json) }),
    ...(call.credentials && { credentials: call.credentials }),
    signal,
  })
}

/**
 * Creates an HTTP client without retries, for callers that retry themselves, such as a query cache.
 * It has no dependency, so that a page can load it first. Time limit, size limits, sharing and
 * circuit breaker are those of `createHttpClient` (S-130, S-63). The option `retries` is ignored.
 */
export function createPlainClient(options: CreateReceiverOptions): HttpClient {
  const receive = createReceiver(options)
  const share = createSharing<unknown>()

  async function send(call: Call, caller: AbortSignal | undefined): Promise<unknown> {
    const { host } = call.url
    const attempt = new AbortController()
    const leave = () => attempt.abort(caller?.reason)
    caller?.addEventListener('abort', leave, { once: true })
    const deadline = startDeadline(toDeadlineMs(call, httpTimeoutMs), host)
    try {
      const answer = receive(toRequest(call, attempt.signal), caller)
      const received = await Promise.race([answer, deadline.passed])
      const { ok, headers } = new Response(null, received.init)
      if (!ok) throw toHttpError(received, host)
      return parseJson(received.text, headers.get('content-type'), host)
    } catch (error) {
      // Aborts the request, because its response is no longer needed.
      attempt.abort(error)
      throw error
    } finally {
      deadline.stop()
      caller?.removeEventListener('abort', leave)
    }
  }

  return {
    request(request) {
      const call = toCall(request)
      return share(toSharingKey(call), call.signal, (signal) => send(call, signal))
    },
  }
}

function startDeadline(deadlineMs: number, host: string) {
  let stop = () => {}
  const passed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      const cause = new RequestTimedOutError({ what: host, deadlineMs })
      reject(new ServiceUnreachableError({ host, cause }))
    }, deadlineMs)
    stop = () => clearTimeout(timer)
  })
  return { passed, stop }
}
