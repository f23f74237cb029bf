/** Milliseconds between two polls of a sent transaction's status. */
export const confirmationPollMs = 1_000
/** Number of polls after which an unconfirmed transaction is sent again. */
export const resendPolls = 2
/**
 * Blocks to wait after the last valid one, because the nodes behind a URL are not at the same block.
 */
export const expiryMarginBlocks = 20
/** Longest wait for a transaction whose blockhash expires, which takes about a minute. */
export const expiryDeadlineMs = 180_000
/** Time for which a URL that responded is tried first. S-131. */
export const stickyMs = 60_000
