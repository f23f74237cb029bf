import {
  frameLoadTimeoutMs,
  framePostReadyMs,
  frameRequestTimeoutMs,
  signOutWaitMs,
} from '@latchkey/core'

/**
 * Limits of one message: bytes, levels of nesting and number of keys (S-07). They are checked
 * before parsing.
 */
export const messageLimits = { bytes: 512_000, depth: 32, keys: 5_000 } as const

/** Time limits of the secure frame's start and of its requests, in milliseconds (S-08). */
export const deadlines = {
  loadMs: frameLoadTimeoutMs,
  postReadyMs: framePostReadyMs,
  loginMs: frameRequestTimeoutMs,
  confirmationMs: 600_000,
  farcasterMs: 300_000,
  signOutMs: signOutWaitMs,
  otherMs: 30_000,
} as const

/** Open requests that the host accepts: sent to the frame, and waiting to be sent (S-07). */
export const hostLimits = { inFlight: 64, queued: 256 } as const
export const frameLimits = {
  perSecond: 50,
  burst: 200,
  pending: 320,
  confirmationsWaiting: 8,
} as const
