import type { Received } from './createReceiver.ts'
import { HttpError } from './HttpError.ts'
import { parseJson } from './readBody.ts'

/** Creates the error for an HTTP response with a status outside 2xx. */
export function toHttpError({ text, init }: Received, host: string): HttpError {
  const response = new Response(text || null, init)
  const body = readErrorBody(text, response.headers.get('content-type'), host)
  return new HttpError({ status: response.status, body, response })
}

/**
 * Reads the body of an HTTP error response: as JSON if possible, otherwise as text
 * (wire-blockchain-api §1.3).
 */
function readErrorBody(text: string, contentType: string | null, host: string): unknown {
  try {
    return parseJson(text, contentType, host)
  } catch {
    return text
  }
}
