import { deletionDelayDays } from '@latchkey/product-api'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** S-80. */
export const nonceLifetimeMs = 10 * minute
/** 24 letters and digits are 142 bits. */
export const nonceLength = 24
/** S-82: after an RPC failure, for the identical text and signature. */
export const nonceReservationMs = 2 * minute

/** S-81. */
export const messageMaxAgeMs = 10 * minute
/** S-137. */
export const clockToleranceMs = 5 * minute

/** S-71. */
export const linkLifetimeMs = 10 * minute
/** S-72: how long the same answer gets the same outcome. */
export const linkRepeatMs = minute
/** How long it is known that an answer came too late or twice. */
export const linkMemoryMs = day
/** A login makes three requests of a provider at most, and a handler has 10 s (S-93). */
export const providerTimeoutMs = 3 * second
/** How long a second post of the same answer waits for the first, and how often it looks. */
export const linkWaitMs = 9 * second
export const linkLookMs = 100

/** S-90. */
export const sessionIdleMs = 12 * hour
export const sessionLifetimeMs = 14 * day
/** S-82: what a contract once said of a signature may change, and the signature is not kept (S-84). */
export const contractSessionLifetimeMs = 24 * hour
/** How exact the idle time is kept, so that a read is not always a write. */
export const lastSeenStepMs = minute

/** How long an account that is to be deleted can still be kept, and how often those are looked for that cannot. */
export const deletionDelayMs = deletionDelayDays * day
export const deletionLookMs = hour
/** Most accounts deleted by one transaction. */
export const deletionsAtOnce = 100

/** How often bans are looked for that are over, and most lifted by one transaction. */
export const banLookMs = 10 * second
export const bansAtOnce = 100

/** Rows of a page of the leaderboard, of a search in it, and on either side of one's own. */
export const boardPageRows = 50
export const searchPageRows = 25
export const neighbourRows = 25
/** Awards of a page of how points came about. */
export const awardPageRows = 20

/** Buying asks the marketplace twice, and a handler has 10 s (S-93). */
export const marketplaceTimeoutMs = 3 * second
/** How long a delivery without an answer waits before the next attempt: twice as long each time, and how long at most. */
export const firstRetryMs = 15 * second
export const mostRetryMs = 10 * minute
/** How often the server looks for deliveries that are due, and how many it makes each time. */
export const deliveryLookMs = 5 * second
export const deliveriesAtOnce = 20
/** Rows of a page of a player's purchases. */
export const purchasePageRows = 20

/** S-93. */
export const reportBodyLimitBytes = 1024 * 1024
/** Rows of a page of a player's reports. */
export const reportPageRows = 20
/** Pictures that a player may send within 24 hours. */
export const picturesPerDay = 20
/** S-94. */
export const keyedCallLifetimeMs = day
