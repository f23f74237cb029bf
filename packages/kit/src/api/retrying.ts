import {
  BaseError,
  isTransportFailure,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'

/**
 * Returns whether a retry may succeed. A service refuses the same request again; other failures may
 * pass (K-STATE-08).
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= queryRetryCount) return false
  return !(error instanceof BaseError) || isTransportFailure(error)
}

/** Returns the delay in milliseconds before a retry. */
export const toRetryDelayMs = (attempt: number): number =>
  Math.min(1_000 * 2 ** attempt, queryRetryMaxDelayMs)
