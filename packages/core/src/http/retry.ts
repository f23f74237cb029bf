import type { RetryOptions } from 'ky'
import { isRetriableStatus } from '../errors/isTransportFailure.ts'
import { ServiceUnreachableError } from '../errors/transportErrors.ts'

/** S-130. Options can lower the number, but not raise it. */
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
 * Configures the retries of ky (S-130): full jitter, `Retry-After` up to 60 s, never after a
 * time-out.
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
    // Only a failed attempt has a `cause`. The error of an open breaker has no `cause` and must not
    // be retried.
    shouldRetry: ({ error }) =>
      error instanceof ServiceUnreachableError ? error.cause !== undefined : undefined,
  }
}
