import {
  anySignal,
  InvalidAnswerError,
  RequestTimedOutError,
  rpcTimeoutMs,
  ServiceUnreachableError,
} from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'

export type Answer = { readonly status: number; readonly text: string }

/** Largest accepted response body in bytes (S-63). */
const mostBytes = 5_000_000

async function readBody(response: Response, host: string): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new InvalidAnswerError({ host, reason: 'over 5 MB' })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Sends one HTTP request to an Esplora service. The response must arrive within 10 s, including its
 * body. A request with a body is a POST of text.
 *
 * @throws {ServiceUnreachableError} No response.
 * @throws {RequestTimedOutError} No response within the time.
 * @throws {InvalidAnswerError} The body is too long.
 */
export async function sendRequest(
  url: string,
  { signal, body }: { readonly signal: Signal; readonly body?: string },
): Promise<Answer> {
  const { host } = new URL(url)
  const timeout = new AbortController()
  const late = new RequestTimedOutError({ what: host, deadlineMs: rpcTimeoutMs })
  const timer = setTimeout(() => timeout.abort(late), rpcTimeoutMs)
  try {
    const response = await fetch(url, {
      signal: anySignal(signal, timeout.signal),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(body !== undefined && {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain' },
      }),
    })
    return { status: response.status, text: await readBody(response, host) }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (timeout.signal.aborted) throw late
    if (cause instanceof InvalidAnswerError) throw cause
    throw new ServiceUnreachableError({ host, cause })
  } finally {
    clearTimeout(timer)
  }
}
