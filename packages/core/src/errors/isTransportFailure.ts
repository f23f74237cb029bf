import { BaseError } from './BaseError.ts'

const transportCodes = new Set(['unreachable', 'request_timed_out', 'invalid_answer'])
const retriableStatuses = new Set([408, 425, 429])

/**
 * Returns whether a request got no definitive response (S-102): unreachable, timed out, unparsable,
 * 408, 425, 429, 5xx. Only a definitive response may end a stored connection or session.
 */
export function isTransportFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (transportCodes.has(error.code)) return true
  return error.code === 'http_error' && 'status' in error && isRetriableStatus(Number(error.status))
}

/**
 * Returns whether a status makes no statement about the request, so that the client may retry
 * (S-130).
 */
export function isRetriableStatus(status: number): boolean {
  return retriableStatuses.has(status) || (status >= 500 && status <= 599)
}
