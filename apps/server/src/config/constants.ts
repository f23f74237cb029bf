import { deletionDelayDays } from '@latchkey/product-api'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of a sign-in nonce in milliseconds (S-80). */
export const nonceLifetimeMs = 10 * minute
/** Number of characters of a sign-in nonce. 24 letters and digits have 142 bits of entropy. */
export const nonceLength = 24
/**
 * Time in milliseconds during which the same sign-in message and signature may be sent again after
 * an RPC failure (S-82).
 */
export const nonceReservationMs = 2 * minute

/** Maximum age of a sign-in message, in milliseconds (S-81). */
export const messageMaxAgeMs = 10 * minute
/** Tolerated clock difference between browser and server, in milliseconds (S-137). */
export const clockToleranceMs = 5 * minute

/** Time in milliseconds in which the player must finish linking an account (S-71). */
export const linkLifetimeMs = 10 * minute
/**
 * Time in milliseconds during which a repeated login response of a provider gets the same outcome
 * (S-72).
 */
export const linkRepeatMs = minute
/**
 * Time in milliseconds for which a finished login or link flow is stored, so that late or repeated
 * responses are recognised.
 */
export const linkMemoryMs = day
/**
 * Timeout of one request to a login provider, in milliseconds. A login makes at most three, and a
 * handler has 10 s (S-93).
 */
export const providerTimeoutMs = 3 * second
/**
 * Maximum time in milliseconds that a repeated login response waits for the outcome of the first
 * one.
 */
export const linkWaitMs = 9 * second
/**
 * Interval in milliseconds at which a repeated login response checks whether the first one has an
 * outcome.
 */
export const linkLookMs = 100

/** Idle time in milliseconds after which a session ends (S-90). */
export const sessionIdleMs = 12 * hour
export const sessionLifetimeMs = 14 * day
/**
 * Maximum lifetime of a session that a contract signed, in milliseconds (S-82). It is short,
 * because a contract may later reject the same signature, and the signature is not stored (S-84).
 */
export const contractSessionLifetimeMs = 24 * hour
/**
 * Minimum time in milliseconds between two updates of a session's last-seen time, so that not every
 * request writes.
 */
export const lastSeenStepMs = minute

/** Time in milliseconds during which a scheduled account deletion can be cancelled. */
export const deletionDelayMs = deletionDelayDays * day
/** Interval in milliseconds of the job that deletes accounts. */
export const deletionLookMs = hour
/** Interval in milliseconds of the job that writes missing skeletons of names. */
export const skeletonLookMs = hour
/** Maximum number of accounts that the deletion job deletes per database transaction. */
export const deletionsAtOnce = 100

/** Interval in milliseconds of the job that lifts expired bans. */
export const banLookMs = 10 * second
/** Maximum number of bans that the job lifts per transaction. */
export const bansAtOnce = 100

/** Number of rows per page of the leaderboard. */
export const boardPageRows = 50
/** Number of leaderboard rows that visitors without a session see. */
export const publicBoardRows = 3
/** Number of rows per page of a search in the leaderboard. */
export const searchPageRows = 25
/** Number of leaderboard rows above and below a player in the view around the player. */
export const neighbourRows = 25
/** Number of rows per page of a player's awards. */
export const awardPageRows = 20

/**
 * Timeout of one marketplace request, in milliseconds. A purchase makes two, and a handler has 10 s
 * (S-93).
 */
export const marketplaceTimeoutMs = 3 * second
/**
 * Delay in milliseconds before the second delivery attempt of a purchase. The delay doubles with
 * each attempt, up to a maximum.
 */
export const firstRetryMs = 15 * second
/** Maximum delay in milliseconds between two delivery attempts of a purchase. */
export const mostRetryMs = 10 * minute
/** Interval in milliseconds of the job that delivers purchases. */
export const deliveryLookMs = 5 * second
/** Maximum number of purchases that the job delivers per run. */
export const deliveriesAtOnce = 20
/** Number of rows per page of a player's purchases. */
export const purchasePageRows = 20

/** Maximum size in bytes of a bug report's request body (S-93). */
export const reportBodyLimitBytes = 1024 * 1024
/** Number of rows per page of a player's bug reports. */
export const reportPageRows = 20
/** Number of pictures that a player may attach to bug reports within 24 hours. */
export const picturesPerDay = 20
/**
 * Time in milliseconds for which the response of a call is stored under its idempotency key (S-94).
 */
export const keyedCallLifetimeMs = day
