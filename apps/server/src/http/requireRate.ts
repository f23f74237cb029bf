import type { FastifyRequest } from 'fastify'
import { ratePerMinute } from '../constants.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { RoutePolicy } from './defineRoute.ts'
import { RefusalError } from './RefusalError.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { toRateAddress } from './toRateAddress.ts'

type Bucket = { readonly key: string; readonly perMinute: number }

/**
 * Counts a request against the limits of its class (S-93).
 *
 * @throws {RefusalError} `rate_limited`, with the seconds to wait.
 */
export function requireRate(options: {
  readonly request: FastifyRequest
  readonly policy: RoutePolicy
  readonly limiter: RateLimiter
  readonly metrics: Metrics
}): void {
  const { request, policy, limiter, metrics } = options
  for (const { key, perMinute } of toBuckets(request, policy.rate)) {
    const retryAfterSeconds = limiter.take(key, perMinute)
    if (retryAfterSeconds === 0) continue
    metrics.rateLimited.inc({ rate: policy.rate })
    throw new RefusalError('rate_limited', { retryAfterSeconds })
  }
}

function toBuckets(request: FastifyRequest, rate: RoutePolicy['rate']): readonly Bucket[] {
  if (rate === 'free') return []
  const address = toRateAddress(request.ip)
  if (rate === 'report') return [{ key: `report ${address}`, perMinute: ratePerMinute.report }]

  const party = request.session ? `session ${request.session.tokenHash}` : `address ${address}`
  const general = request.session ? ratePerMinute.session : ratePerMinute.anonymous
  const all = { key: `all ${party}`, perMinute: general }
  if (rate === 'write') return [all, { key: `write ${party}`, perMinute: ratePerMinute.write }]
  if (rate === 'login') return [all, { key: `login ${address}`, perMinute: ratePerMinute.login }]
  return [all]
}
