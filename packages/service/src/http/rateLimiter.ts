import type { Clock } from '../context/Clock.ts'

const windowMs = 60_000
const maxKeys = 50_000

export type RateLimiter<wait = number | Promise<number>> = {
  /**
   * Counts one request.
   *
   * @returns 0 when it may pass, else the seconds until the next one may.
   */
  readonly take: (key: string, perMinute: number) => wait
}

/**
 * Makes the limiter of a server that is alone. It keeps the times of the last minute per key, so that no minute has more
 * than the limit.
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

/** The first key is the one unused for longest. */
function dropFirst(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key)
    return
  }
}
