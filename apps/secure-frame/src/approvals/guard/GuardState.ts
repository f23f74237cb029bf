/**
 * `waiting`: not yet seen long enough. `ready`: seen without interruption. `blocked`: not seen in time, or this
 * browser cannot tell; the decision then moves to a window of its own.
 */
export type GuardState = 'waiting' | 'ready' | 'blocked'

export type Guard = {
  /** The content changed: everything before counts for nothing. */
  readonly restart: () => void
  readonly end: () => void
}

/** Uninterrupted visibility before approval (S-54). */
export const minimumVisibleMs = 1_000
/** After so long without it the decision moves to a window. */
export const visibilityLimitMs = 5_000
