import { isHTTPError, isTimeoutError } from 'ky'
import { RequestTimedOutError, ServiceUnreachableError } from '../errors/transportErrors.ts'
import type { Received } from './createReceiver.ts'
import { toHttpError } from './toHttpError.ts'

type Context = {
  readonly host: string
  readonly timeoutMs: number
  readonly received: Received | undefined
}

/** Converts errors of the HTTP library ky to errors of the kit. */
export function toHttpClientError(error: unknown, { host, timeoutMs, received }: Context): unknown {
  if (isTimeoutError(error)) {
    const cause = new RequestTimedOutError({ what: host, deadlineMs: timeoutMs, cause: error })
    return new ServiceUnreachableError({ host, cause })
  }
  if (isHTTPError(error) && received) return toHttpError(received, host)
  return error
}
