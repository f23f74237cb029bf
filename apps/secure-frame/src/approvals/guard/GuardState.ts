/**
 * `waiting`: not yet visible long enough. `ready`: visible without interruption. `blocked`: not
 * visible in time, or this browser cannot report it; the decision then moves to a separate window.
 */
export type GuardState = 'waiting' | 'ready' | 'blocked'

export type Guard = {
  /** Starts over because the content changed. Earlier visibility does not count. */
  readonly restart: () => void
  /** Restarts the visible time because the user pressed before the guard was ready. */
  readonly delay: () => void
  readonly end: () => void
}

/** Milliseconds of uninterrupted visibility before approval (S-54). */
export const minimumVisibleMs = 1_000
/**
 * Milliseconds for a checked sign-in, just long enough to ignore the second press of a double
 * click.
 */
export const signInVisibleMs = 300
/**
 * Smallest area of the frame. In a smaller one, the host's page can hide important content by size
 * alone.
 */
export const leastPlace = { width: 320, height: 400, pixelRatio: 0.5 } as const
/** Milliseconds without visibility after which the decision moves to a window. */
export const visibilityLimitMs = 5_000
