const second = 1_000

/** Maximum size in bytes of a request's body, and of its headers (S-93). */
export const bodyLimitBytes = 64 * 1024
export const headerLimitBytes = 16 * 1024
export const headerLimitMs = 10 * second
/** Milliseconds between two checks for connections whose headers arrive too slowly. */
export const headerCheckMs = second / 2
/**
 * Milliseconds within which a request has to arrive completely, its body included (S-146). The
 * connections are checked in the same interval as for headers.
 */
export const requestLimitMs = 20 * second
/**
 * Maximum number of open connections of one address (S-146). Trusted proxies, whose connections
 * carry many clients, have no limit.
 */
export const connectionsPerAddress = 256
export const urlLimitBytes = 4 * 1024
export const handlerTimeoutMs = 10 * second
/** Maximum duration of a long poll in milliseconds (S-93). */
export const longPollLimitMs = 55 * second
/**
 * Maximum duration of an event stream, and the interval of its heartbeats, in milliseconds (S-93).
 */
export const streamLimitMs = 60 * 60 * second
export const heartbeatMs = 15 * second
/** Milliseconds without reading after which the stream of a slow reader is closed. */
export const stalledMs = 60 * second
/** Maximum number of event streams and long polls per session, and per network address (S-146). */
export const slotsPerSession = 4
export const slotsPerAddress = 16
export const ratePerMinute = {
  anonymous: 60,
  session: 300,
  write: 30,
  login: 10,
  report: 60,
} as const

/** Milliseconds above which an SQL statement counts as slow and is logged. */
export const slowQueryMs = 250

/** Milliseconds that running requests have to finish after the server has begun to stop (S-95). */
export const drainMs = 10 * second
/** Lifetime of the HSTS header in seconds, one year (S-112). */
export const hstsSeconds = 31_536_000
