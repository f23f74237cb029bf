/** Time limit for a wallet to answer a request that needs no prompt (S-62). */
export const silentDeadlineMs = 30_000
/** Time limit for a wallet to revoke its permission. The page does not wait for it. */
export const revokeDeadlineMs = 3_000
/** Minimum interval between two events of the same wallet: at most 20 per second (S-62). */
export const eventIntervalMs = 50
/** Time limit for a wallet to carry out a request that it has accepted, such as a switch. */
export const observeDeadlineMs = 10_000
