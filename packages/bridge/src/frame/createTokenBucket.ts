/**
 * Creates a token bucket: takes a token if one is left and refills at a steady rate up to the burst
 * (S-07).
 */
export function createTokenBucket(options: {
  readonly perSecond: number
  readonly burst: number
  readonly now: () => number
}): () => boolean {
  const { perSecond, burst, now } = options
  let tokens = burst
  let filledAt = now()
  return () => {
    const at = now()
    tokens = Math.min(burst, tokens + (Math.max(0, at - filledAt) * perSecond) / 1_000)
    filledAt = at
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
