/** Longest sealed message accepted from the relay, in base64 characters. */
export const longestMessage = 1_000_000
/**
 * Highest sum of the squared lengths of digit runs in a message. The client's JSON parser is
 * quadratic in such runs: this sum takes about a quarter of a second, and 24 kB of digits block a
 * page for seconds. Zeros of call data stay far below.
 */
export const highestDigitCost = 20_000_000
/** Milliseconds to wait for a connection to the relay. */
export const relayDeadlineMs = 15_000
/** Shortest and longest delay between two attempts to reach the relay, in milliseconds (S-132). */
export const firstBackoffMs = 500
export const longestBackoffMs = 30_000
/**
 * Milliseconds without a message from the relay after which the connection is probed (S-132),
 * because browsers do not expose pings.
 */
export const watchdogMs = 31_000
export const probeDeadlineMs = 10_000
/**
 * Milliseconds after which a connection counts as stable, so that the next back-off starts with a
 * short delay.
 */
export const stableMs = 5_000
/**
 * Highest number of consecutive unstable connections that the back-off counts as failures. The
 * delay after them is at most 4 s, because the relay does answer.
 */
export const mostUnstable = 4
/**
 * Longest wait in milliseconds until the wallet learns of a disconnect. The WalletConnect session
 * ends locally without waiting.
 */
export const farewellMs = 3_000
