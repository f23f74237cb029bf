/** Longest sealed message taken from the relay, base64. */
export const longestMessage = 1_000_000
/**
 * The client's JSON reader is quadratic in runs of decimal digits: 24 kB of them hold a page up for seconds. This is
 * the sum of the squares of their lengths, about a quarter of a second. Zeros of call data stay far below.
 */
export const highestDigitCost = 20_000_000
/** The relay has to be reached within this. */
export const relayDeadlineMs = 15_000
/** S-132. */
export const firstBackoffMs = 500
export const longestBackoffMs = 30_000
/** S-132: silence after which the line is tried; browsers do not show pings. */
export const watchdogMs = 31_000
export const probeDeadlineMs = 10_000
/** A connection this long was a good one: the next back-off starts small. */
export const stableMs = 5_000
/** Wait for the wallet to be told that a session is over; here it is over at once. */
export const farewellMs = 3_000
