import type { Clock } from '../context/Clock.ts'

const windowMs = 60_000
const maxKeys = 50_000

export type RateLimiter<wait = number | Promise<number>> = {
  /**
   * Counts one request with this key.
   *
   * @returns 0 if the request is within the rate limit, else the seconds until the next request is.
   */
  readonly take: (key: string, perMinute: number) => wait
}

/**
 * Creates the rate limiter of a single server. It stores the times of the last minute's requests by
 * key, so that no period of one minute contains more requests than the limit.
 */
export function createRateLimiter(clock: Clock): RateLimiter<number> {
  const taken = new Map<string, readonly number[]>()

  return {
    take(key, perMinute) {
      const now = clock.now()
      const recent = (taken.get(key) ?? []).filter((time) => time > now - windowMs && time <= now)
      taken.delete(key)
      const oldest = recent[recent.length - perMinute]
      taken.set(key, oldest === undefined ? [...recent, now] : recent)
      if (taken.size > maxKeys) dropFirst(taken)
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000))
    },
  }
}

/** Deletes the first entry of a map, which is the least recently used one. */
function dropFirst(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key)
    return
  }
}
