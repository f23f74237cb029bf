import type { ServiceMetrics } from '../metrics/createServiceMetrics.ts'
import { RefusalError } from './RefusalError.ts'
import type { RateLimiter } from './rateLimiter.ts'

/** A rate limit, and the key by which its requests are counted. */
export type Bucket = { readonly key: string; readonly perMinute: number }

/**
 * Counts a request against its rate limits (S-93).
 *
 * @throws {RefusalError} `rate_limited`, with the seconds to wait.
 */
export async function requireRate(
  buckets: readonly Bucket[],
  options: {
    readonly rate: string
    readonly limiter: RateLimiter
    readonly metrics: ServiceMetrics
  },
): Promise<void> {
  for (const { key, perMinute } of buckets) {
    const retryAfterSeconds = await options.limiter.take(key, perMinute)
    if (retryAfterSeconds === 0) continue
    options.metrics.rateLimited.inc({ rate: options.rate })
    throw new RefusalError('rate_limited', { retryAfterSeconds })
  }
}
