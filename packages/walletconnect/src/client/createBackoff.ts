import { firstBackoffMs, longestBackoffMs } from './limits.ts'

export type Backoff = {
  /** Waits before the next attempt, by the current delay. The first attempt does not wait. */
  readonly wait: () => Promise<void>
  /**
   * Forgets earlier failures, so that the next delay is short again. Counts only the given number
   * of failures, by default none.
   */
  readonly reset: (failures?: number) => void
  /** Ends the current wait, so that the next attempt starts immediately. */
  readonly skip: () => void
}

/**
 * Creates a back-off for attempts: up to 0.5 s after the first failure, doubling to 30 s, with full
 * jitter (S-132). `random` returns 0 to 1.
 */
export function createBackoff(random: () => number): Backoff {
  let tries = 0
  let skip = () => {}
  return {
    wait: async () => {
      const longest =
        tries === 0 ? 0 : Math.min(longestBackoffMs, firstBackoffMs * 2 ** (tries - 1))
      tries += 1
      if (longest === 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, random() * longest)
        skip = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    reset: (failures = 0) => {
      tries = failures
    },
    skip: () => skip(),
  }
}
