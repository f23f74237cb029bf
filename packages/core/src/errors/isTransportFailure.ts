import { BaseError } from './BaseError.ts'

const transportCodes = new Set(['unreachable', 'request_timed_out', 'invalid_answer'])
const retriableStatuses = new Set([408, 425, 429])

/**
 * Returns whether a request got no definitive answer (S-102): unreachable, timed out, not parsable,
 * or status 408, 425, 429 or 5xx. Only a definitive answer may end a stored connection or session.
 */
export function isTransportFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (transportCodes.has(error.code)) return true
  return error.code === 'http_error' && 'status' in error && isRetriableStatus(Number(error.status))
}

/**
 * Returns whether a status says nothing about the request itself, so that the client may retry it
 * (S-130).
 */
export function isRetriableStatus(status: number): boolean {
  return retriableStatuses.has(status) || (status >= 500 && status <= 599)
}
