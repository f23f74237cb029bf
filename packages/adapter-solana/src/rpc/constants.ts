/** How often the state of a sent transaction is asked for. */
export const confirmationPollMs = 1_000
/** How long an address that answered is asked first. S-131. */
export const stickyMs = 60_000
