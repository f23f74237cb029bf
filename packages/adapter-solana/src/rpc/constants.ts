/** Milliseconds between two polls of a sent transaction's status. */
export const confirmationPollMs = 1_000
/** Milliseconds for which the URL that responded last is tried first (S-131). */
export const stickyMs = 60_000
