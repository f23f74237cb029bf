/** Longest wait for an answer of a wallet that needs no prompt. S-62. */
export const silentDeadlineMs = 30_000
/** Longest wait for a wallet to revoke its permission. The page does not wait for it. */
export const revokeDeadlineMs = 3_000
/** Shortest interval between two reports of the same wallet: 20 a second. S-62. */
export const eventIntervalMs = 50
