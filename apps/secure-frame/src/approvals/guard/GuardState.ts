/**
 * `waiting`: not yet seen long enough. `ready`: seen without interruption. `blocked`: not seen in time, or this
 * browser cannot tell; the decision then moves to a window of its own.
 */
export type GuardState = 'waiting' | 'ready' | 'blocked'

export type Guard = {
  /** The content changed: everything before counts for nothing. */
  readonly restart: () => void
  /** Somebody pressed before it was ready: the time in sight begins anew. */
  readonly delay: () => void
  readonly end: () => void
}

/** Uninterrupted visibility before approval (S-54). */
export const minimumVisibleMs = 1_000
/** For a sign-in that was checked: no more than keeps the second press of a double click out. */
export const signInVisibleMs = 300
/** Below this a page of the host's can hide what matters by size alone. */
export const leastPlace = { width: 320, height: 400, pixelRatio: 0.5 } as const
/** After so long without it the decision moves to a window. */
export const visibilityLimitMs = 5_000
