/**
 * State of the visibility check. `waiting`: not yet visible long enough. `ready`: visible without
 * interruption. `blocked`: not visible in time, or the browser cannot measure it; a separate window
 * then shows the decision.
 */
export type GuardState = 'waiting' | 'ready' | 'blocked'

export type Guard = {
  /** Restarts the check because the content changed. Earlier visibility does not count. */
  readonly restart: () => void
  /** Restarts the required visible time because the user pressed too early. */
  readonly delay: () => void
  readonly end: () => void
}

/**
 * Time in ms that a prompt must be visible without interruption before it can be approved (S-54).
 */
export const minimumVisibleMs = 1_000
/**
 * Time in ms that a valid sign-in message must be visible before it can be approved: just long
 * enough to ignore the second press of a double click.
 */
export const signInVisibleMs = 300
/**
 * Minimum size of the frame in CSS pixels. In a smaller frame, the host's page could hide important
 * content.
 */
export const leastPlace = { width: 320, height: 400, pixelRatio: 0.5 } as const
/** Time in ms that a prompt may stay invisible before a separate window shows the decision. */
export const visibilityLimitMs = 5_000
