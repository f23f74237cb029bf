/** Longest wait for what a wallet answers without asking anybody. S-62. */
export const silentDeadlineMs = 30_000
/** Longest wait for a wallet to end its permission; the page has moved on already. */
export const revokeDeadlineMs = 3_000
/** At most one report per this long from one wallet: 20 a second. S-62. */
export const eventIntervalMs = 50
