import {
  BaseError,
  isTransportFailure,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'

/**
 * Returns whether a failed request is worth a retry. A service would reject the same request again,
 * but other failures may be temporary (K-STATE-08).
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= queryRetryCount) return false
  if (!(error instanceof BaseError)) return true
  // Some errors name the failed action, and their cause is the failure.
  return isTransportFailure(error) || isTransportFailure(error.cause)
}

/**
 * Returns the delay in milliseconds before a failed request is repeated. The delay doubles with
 * each attempt.
 */
export const toRetryDelayMs = (attempt: number): number =>
  Math.min(1_000 * 2 ** attempt, queryRetryMaxDelayMs)
