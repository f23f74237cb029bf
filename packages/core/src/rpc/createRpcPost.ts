import { parseUrl } from '../browser/parseUrl.ts'
import { rpcTimeoutMs } from '../constants/constants.ts'
import {
  InvalidAnswerError,
  RequestTimedOutError,
  ServiceUnreachableError,
} from '../errors/transportErrors.ts'
import { readText } from '../http/readBody.ts'
import type { PostRpc, RpcResponse } from './RpcResponse.ts'

/** Maximum size of a response. A block with its transactions exceeds the limit of other services. */
const maxRpcBytes = 10 * 1024 * 1024

export type RpcPostOptions = {
  readonly url: string
  /** Time limit of a request, its body included. Default: 10 s. */
  readonly timeoutMs?: number
  /** Whether a redirect fails the request. Servers follow none (S-97). Default: false. */
  readonly refusesRedirects?: boolean
  /** Aborts all requests. */
  readonly signal?: AbortSignal | undefined
}

/** Splits the credentials off a URL, because `fetch` refuses a URL that contains them. */
function toTarget(text: string) {
  const json = { 'content-type': 'application/json' }
  // A page may use a relative URL.
  const url = parseUrl(text)
  if (!url?.username) return { url: text, host: url?.host ?? text, headers: json }
  const { username, password, host } = url
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  url.username = ''
  url.password = ''
  const headers = { ...json, authorization: `Basic ${btoa(credentials)}` }
  return { url: url.href, host, headers }
}

/** Reads `Retry-After`: a number of seconds, or a date (RFC 9110 §10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The status tells more than a page of HTML.
  }
}

async function toResponse(response: Response, host: string): Promise<RpcResponse> {
  return {
    status: response.status,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    body: readJson(await readText(response, host, maxRpcBytes)),
  }
}

/** Creates a function that posts JSON-RPC to a node over HTTP. */
export function createRpcPost(options: RpcPostOptions): PostRpc {
  const { timeoutMs = rpcTimeoutMs, refusesRedirects = false, signal } = options
  const { url, host, headers } = toTarget(options.url)
  const redirect = refusesRedirects ? 'error' : 'follow'

  return async (body) => {
    const attempt = new AbortController()
    const late = new RequestTimedOutError({ what: host, deadlineMs: timeoutMs })
    const timer = setTimeout(() => attempt.abort(late), timeoutMs)
    const leave = () => attempt.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
    const init = { method: 'POST', headers, body: JSON.stringify(body), redirect } as const
    try {
      const response = await globalThis.fetch(url, { ...init, signal: attempt.signal })
      return await toResponse(response, host)
    } catch (cause) {
      if (attempt.signal.aborted) throw attempt.signal.reason
      if (cause instanceof InvalidAnswerError) throw cause
      throw new ServiceUnreachableError({ host, cause })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
  }
}
