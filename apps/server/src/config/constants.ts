import { deletionDelayDays } from '@latchkey/product-api'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of a nonce (S-80). */
export const nonceLifetimeMs = 10 * minute
/** 24 letters and digits have 142 bits of entropy. */
export const nonceLength = 24
/**
 * Lifetime of a nonce reservation for the identical text and signature after an RPC failure (S-82).
 */
export const nonceReservationMs = 2 * minute

/** Maximum age of a sign-in message (S-81). */
export const messageMaxAgeMs = 10 * minute
/** Tolerated clock difference between browser and server (S-137). */
export const clockToleranceMs = 5 * minute

/** S-71. */
export const linkLifetimeMs = 10 * minute
/** How long a repeated answer gets the same outcome (S-72). */
export const linkRepeatMs = minute
/** How long a finished flow is stored to recognise a late or repeated answer. */
export const linkMemoryMs = day
/** Timeout of one provider request. A login makes at most three, and a handler has 10 s (S-93). */
export const providerTimeoutMs = 3 * second
/** Maximum wait of a repeated answer for the first one, and its polling interval. */
export const linkWaitMs = 9 * second
export const linkLookMs = 100

/** Idle time after which a session ends (S-90). */
export const sessionIdleMs = 12 * hour
export const sessionLifetimeMs = 14 * day
/**
 * S-82: shorter for contracts, because a contract may change its verdict on a signature and the
 * signature is not stored (S-84).
 */
export const contractSessionLifetimeMs = 24 * hour
/** Resolution of the stored last-seen time, so that not every read causes a write. */
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
/** Delay before the second delivery attempt, which doubles with each attempt, and its maximum. */
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
/** Lifetime of an idempotency key (S-94). */
export const keyedCallLifetimeMs = day
