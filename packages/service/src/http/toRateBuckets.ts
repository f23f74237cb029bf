import { ratePerMinute } from '../config/constants.ts'
import type { Bucket } from './requireRate.ts'
import { toRateAddress } from './toRateAddress.ts'

/**
 * Rate classes that every server has. `free` has no limit and `report` a separate one. Requests of
 * the other classes count against the general limit as well (S-93).
 */
export type RateClass = 'free' | 'read' | 'write' | 'login' | 'report'

/**
 * Returns the rate limits that a request of a class counts against.
 *
 * @param caller.ip - The client's IP address.
 * @param caller.session - A unique text per session; `undefined` without a session.
 */
export function toRateBuckets(
  rate: RateClass,
  caller: { readonly ip: string; readonly session: string | undefined },
): readonly Bucket[] {
  if (rate === 'free') return []
  const address = toRateAddress(caller.ip)
  if (rate === 'report') return [{ key: `report ${address}`, perMinute: ratePerMinute.report }]

  const known = caller.session !== undefined
  const party = known ? `session ${caller.session}` : `address ${address}`
  const general = known ? ratePerMinute.session : ratePerMinute.anonymous
  const all = { key: `all ${party}`, perMinute: general }
  if (rate === 'write') return [all, { key: `write ${party}`, perMinute: ratePerMinute.write }]
  if (rate === 'login') return [all, { key: `login ${address}`, perMinute: ratePerMinute.login }]
  return [all]
}
