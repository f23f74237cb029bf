/** Longest sealed message accepted from the relay, in base64 characters. */
export const longestMessage = 1_000_000
/**
 * Limit for the sum of the squared lengths of digit runs, about a quarter of a second. The client's
 * JSON parser is quadratic in such runs: 24 kB of digits block a page for seconds. Zeros of call
 * data stay far below.
 */
export const highestDigitCost = 20_000_000
/** Time-out for a connection to the relay. */
export const relayDeadlineMs = 15_000
/** S-132: bounds of the back-off. */
export const firstBackoffMs = 500
export const longestBackoffMs = 30_000
/** S-132: silence after which the connection is probed, because browsers do not expose pings. */
export const watchdogMs = 31_000
export const probeDeadlineMs = 10_000
/** Duration after which a connection counts as stable and the next back-off starts short. */
export const stableMs = 5_000
/**
 * Longest wait for the wallet to learn of a disconnect. The session ends locally without waiting.
 */
export const farewellMs = 3_000
