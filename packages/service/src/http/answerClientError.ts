import type { Socket } from 'node:net'
import { randomBase62 } from '../random.ts'
import { toEnvelope } from './answerRefusal.ts'
import { RefusalError } from './RefusalError.ts'

/** Answers what is no HTTP request, or one with headers over 16 kB: in front of all routes and hooks. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const refusal = new RefusalError(isTooLarge ? 'headers_too_large' : 'invalid_request')
  const body = JSON.stringify(toEnvelope(refusal, randomBase62(12)))
  const all = {
    ...headers,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}
