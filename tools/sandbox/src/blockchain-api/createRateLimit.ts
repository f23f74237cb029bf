export type RateLimit = {
  /** Tokens a bucket holds. */
  readonly capacity: number
  readonly refillPerSecond: number
}

type Bucket = { readonly tokens: number; readonly at: number }

/** Makes a token bucket per key. The answer says whether one more request may pass. */
export function createRateLimit(
  { capacity, refillPerSecond }: RateLimit,
  now: () => number,
): (key: string) => boolean {
  const buckets = new Map<string, Bucket>()
  return (key) => {
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: capacity, at }
    // A clock that was set back must not empty the bucket.
    const passedSeconds = Math.max(0, at - bucket.at) / 1_000
    const refilled = bucket.tokens + passedSeconds * refillPerSecond
    const tokens = Math.min(capacity, refilled)
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at })
    return tokens >= 1
  }
}
