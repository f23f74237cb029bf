import type { Socket } from 'node:net'
import type { BaseErrorCode } from '@latchkey/core/contract'
import { randomBase62 } from '../crypto/random.ts'
import { toEnvelope } from './answerRefusal.ts'
import { RefusalError } from './RefusalError.ts'

const invalid = { status: '400 Bad Request', code: 'invalid_request' } as const
const faults: Readonly<Record<string, { readonly status: string; readonly code: BaseErrorCode }>> =
  {
    HPE_HEADER_OVERFLOW: {
      status: '431 Request Header Fields Too Large',
      code: 'headers_too_large',
    },
    ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'timed_out' },
  }

/**
 * Answers a connection that sends invalid HTTP, headers over 16 kB, or headers too slowly (S-93).
 * Such errors never reach routes and hooks.
 */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code } = faults[error.code ?? ''] ?? invalid
  const refusal = new RefusalError(code)
  const body = JSON.stringify(toEnvelope(refusal, randomBase62(12)))
  const all = {
    ...headers,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}
