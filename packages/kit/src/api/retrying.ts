import {
  BaseError,
  isTransportFailure,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'

/** What a service has refused it refuses again; anything else may be better next time (K-STATE-08). */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= queryRetryCount) return false
  return !(error instanceof BaseError) || isTransportFailure(error)
}

/** Milliseconds to wait after so many tries more than the first. */
export const toRetryDelayMs = (attempt: number): number =>
  Math.min(1_000 * 2 ** attempt, queryRetryMaxDelayMs)
