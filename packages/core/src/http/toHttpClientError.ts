import { isHTTPError, isTimeoutError } from 'ky'
import { BaseError } from '../errors/BaseError.ts'
import { RequestTimedOutError, ServiceUnreachableError } from '../errors/transportErrors.ts'
import { HttpError } from './HttpError.ts'
import { parseJson } from './readBody.ts'

/** An answer, read to its end. */
export type Received = { readonly text: string; readonly init: ResponseInit }

type Context = {
  readonly host: string
  readonly timeoutMs: number
  readonly received: Received | undefined
}

/** Names what went wrong in one attempt; an abort keeps its reason. */
export function toAttemptError(cause: unknown, host: string): unknown {
  if (cause instanceof BaseError || isAbort(cause)) return cause
  return new ServiceUnreachableError({ host, cause })
}

/** Turns ky's errors into those of the kit. */
export function toHttpClientError(error: unknown, { host, timeoutMs, received }: Context): unknown {
  if (isTimeoutError(error)) {
    const cause = new RequestTimedOutError({ what: host, deadlineMs: timeoutMs, cause: error })
    return new ServiceUnreachableError({ host, cause })
  }
  if (isHTTPError(error) && received) return toHttpError(received, host)
  return error
}

function toHttpError({ text, init }: Received, host: string): HttpError {
  const response = new Response(text || null, init)
  const body = readErrorBody(text, response.headers.get('content-type'), host)
  return new HttpError({ status: response.status, body, response })
}

/** Error bodies may be plain text (wire-blockchain-api §1.3), so text is what is left when JSON does not fit. */
function readErrorBody(text: string, contentType: string | null, host: string): unknown {
  try {
    return parseJson(text, contentType, host)
  } catch {
    return text
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
