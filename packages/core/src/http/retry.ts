import type { RetryOptions } from 'ky'
import { isRetriableStatus } from '../errors/isTransportFailure.ts'
import { ServiceUnreachableError } from '../errors/transportErrors.ts'

/** S-130. Can be lowered by options, not raised. */
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

/** Says when ky sends again (S-130): full jitter, `Retry-After` up to 60 s, never after a time-out. */
export function toRetry({ repeatable, limit, random }: Parameters): RetryOptions {
  return {
    limit: repeatable ? limit : 0,
    methods: ['get', 'head', 'put', 'delete', 'post', 'patch'],
    statusCodes: statuses,
    afterStatusCodes: statuses,
    maxRetryAfter: retryAfterCapMs,
    delay: (attempt) => Math.min(capMs, baseMs * 2 ** (attempt - 1)),
    jitter: (delay) => random() * delay,
    // Only a failed attempt has a cause; an open breaker has none and must not be knocked at.
    shouldRetry: ({ error }) =>
      error instanceof ServiceUnreachableError ? error.cause !== undefined : undefined,
  }
}
