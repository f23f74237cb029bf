import { deletionDelayDays } from '@latchkey/product-api'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of a sign-in nonce (S-80). */
export const nonceLifetimeMs = 10 * minute
/** Length of a nonce. 24 letters and digits have 142 bits of entropy. */
export const nonceLength = 24
/**
 * Time during which the same message and signature may be sent again after an RPC failure (S-82).
 */
export const nonceReservationMs = 2 * minute

/** Maximum age of a sign-in message (S-81). */
export const messageMaxAgeMs = 10 * minute
/** Tolerated clock difference between browser and server (S-137). */
export const clockToleranceMs = 5 * minute

/** Time in which the player must finish linking an account (S-71). */
export const linkLifetimeMs = 10 * minute
/** Time during which a provider's answer that is posted again gets the same outcome (S-72). */
export const linkRepeatMs = minute
/**
 * Time for which a finished link flow is stored, so that late or repeated answers are recognised.
 */
export const linkMemoryMs = day
/**
 * Timeout of one request to a login provider. A login makes at most three, and a handler has 10 s
 * (S-93).
 */
export const providerTimeoutMs = 3 * second
/**
 * Maximum time that a repeated provider answer waits for the outcome of the first one, and its
 * polling interval.
 */
export const linkWaitMs = 9 * second
export const linkLookMs = 100

/** Idle time after which a session ends (S-90). */
export const sessionIdleMs = 12 * hour
export const sessionLifetimeMs = 14 * day
/**
 * Maximum lifetime of a session that a contract signed (S-82). It is short, because a contract may
 * later reject the same signature, and the signature is not stored (S-84).
 */
export const contractSessionLifetimeMs = 24 * hour
/**
 * Minimum time between two updates of a session's last-seen time, so that not every request writes.
 */
export const lastSeenStepMs = minute

/**
 * Time during which a scheduled deletion can be cancelled, and the interval of the deletion job.
 */
export const deletionDelayMs = deletionDelayDays * day
export const deletionLookMs = hour
/** Maximum number of accounts deleted per transaction. */
export const deletionsAtOnce = 100

/** Interval of the job that lifts expired bans, and its maximum number of bans per transaction. */
export const banLookMs = 10 * second
export const bansAtOnce = 100

/**
 * Rows per page of the leaderboard, rows per page of a search, and rows on each side of a player.
 */
export const boardPageRows = 50
export const searchPageRows = 25
export const neighbourRows = 25
/** Rows per page of a player's awards. */
export const awardPageRows = 20

/** Timeout of one marketplace request. A purchase makes two, and a handler has 10 s (S-93). */
export const marketplaceTimeoutMs = 3 * second
/**
 * Delay before the second delivery attempt of a purchase, and the maximum delay. The delay doubles
 * with each attempt.
 */
export const firstRetryMs = 15 * second
export const mostRetryMs = 10 * minute
/** Interval of the delivery job, and its maximum number of deliveries per round. */
export const deliveryLookMs = 5 * second
export const deliveriesAtOnce = 20
/** Rows per page of a player's purchases. */
export const purchasePageRows = 20

/** Maximum size of a report's request body (S-93). */
export const reportBodyLimitBytes = 1024 * 1024
/** Rows per page of a player's reports. */
export const reportPageRows = 20
/** Pictures that a player may send within 24 hours. */
export const picturesPerDay = 20
/** Time for which the answer of a call is stored under its idempotency key (S-94). */
export const keyedCallLifetimeMs = day
