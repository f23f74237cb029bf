const second = 1_000

/** S-93. */
export const bodyLimitBytes = 64 * 1024
export const headerLimitBytes = 16 * 1024
export const headerLimitMs = 10 * second
/** How often connections are looked through for headers that take too long. */
export const headerCheckMs = second / 2
export const urlLimitBytes = 4 * 1024
export const handlerTimeoutMs = 10 * second
/** S-93: of a route that waits for news. */
export const longPollLimitMs = 55 * second
/** S-93: of a stream, and how often it says that it is alive. */
export const streamLimitMs = 60 * 60 * second
export const heartbeatMs = 15 * second
/** A reader who takes nothing for this long is gone. */
export const stalledMs = 60 * second
export const ratePerMinute = {
  anonymous: 60,
  session: 300,
  write: 30,
  login: 10,
  report: 60,
} as const

/** A statement that takes longer is logged. */
export const slowQueryMs = 250

/** S-95. */
export const drainMs = 10 * second
/** S-112. */
export const hstsSeconds = 31_536_000
