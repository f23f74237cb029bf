import type { ServerResponse } from 'node:http'

export type PlainAnswer = {
  readonly status: number
  readonly text: string
  /** Content type of the response; plain text by default. */
  readonly type?: string
  readonly retryAfterSeconds?: number
}

/** Sends a response that the gateway itself has created, instead of a service. */
export function answerPlain(response: ServerResponse, answer: PlainAnswer): void {
  response.writeHead(answer.status, {
    'content-type': answer.type ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'access-control-allow-origin': '*',
    ...(answer.retryAfterSeconds && { 'retry-after': String(answer.retryAfterSeconds) }),
  })
  response.end(`${answer.text}\n`)
}
