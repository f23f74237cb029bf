import type { RetryOptions } from 'ky'
import { isRetriableStatus } from '../errors/isTransportFailure.ts'
import { ServiceUnreachableError } from '../errors/transportErrors.ts'

/** Maximum number of retries (S-130). Options can lower it, but not raise it. */
export const httpRetries = 3
const baseMs = 150
const capMs = 30_000
const retryAfterCapMs = 60_000
const statuses = Array.from({ length: 600 }, (_, status) => status).filter(isRetriableStatus)

type Parameters = {
  readonly repeatable: boolean
  readonly limit: number
  readonly random: () => number
}

/**
 * Returns the retry options for ky (S-130): full jitter, `Retry-After` up to 60 s, and no retry
 * after the time limit.
 */
export function toRetry({ repeatable, limit, random }: Parameters): RetryOptions {
  return {
    limit: repeatable ? limit : 0,
    methods: ['get', 'head', 'put', 'delete', 'post', 'patch'],
    statusCodes: statuses,
    afterStatusCodes: statuses,
    maxRetryAfter: retryAfterCapMs,
    delay: (attempt) => Math.min(capMs, baseMs * 2 ** (attempt - 1)),
    jitter: (delay) => random() * delay,
    // Retries only failed requests, whose error has a `cause`. An open circuit breaker throws an
    // error without a cause.
    shouldRetry: ({ error }) =>
      error instanceof ServiceUnreachableError ? error.cause !== undefined : undefined,
  }
}
