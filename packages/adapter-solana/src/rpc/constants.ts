/** Interval at which the state of a sent transaction is polled. */
export const confirmationPollMs = 1_000
/** Time for which a URL that responded is tried first. S-131. */
export const stickyMs = 60_000
