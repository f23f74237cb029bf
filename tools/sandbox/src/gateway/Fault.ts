import * as z from 'zod'

const Rate = z.number().min(0).max(1)

/**
 * Schema of the faults of the connection between pages and one service, which tests set. All are
 * off by default. Rates are shares from 0 to 1.
 */
export const Fault = z.strictObject({
  /** Delay of each request and WebSocket message in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /**
   * Share of requests whose connection is cut without a response, and of WebSocket messages that
   * are lost.
   */
  dropRate: Rate.default(0),
  /** Whether all connections to the service are cut, including open ones. */
  refuse: z.boolean().default(false),
  /**
   * Status of a plain-text response in place of the service's. Requests then never reach the
   * service.
   */
  status: z.number().int().min(400).max(599).optional(),
  /**
   * Share of requests and WebSocket messages that are sent twice. The second response to a request
   * is discarded.
   */
  duplicateRate: Rate.optional(),
  /** Share of responses and WebSocket messages that wait until the next one has passed. */
  reorderRate: Rate.optional(),
  /**
   * Share of responses whose connection is cut in the middle, and of WebSocket messages at which
   * the connection is cut.
   */
  resetRate: Rate.optional(),
  /** Share of JSON responses and WebSocket messages that are replaced by unreadable text. */
  garbageRate: Rate.optional(),
  /**
   * Seed of the fault's random decisions. With the same seed, the same traffic gets the same
   * faults. Absent for different faults each time.
   */
  seed: z.number().int().optional(),
})
export type Fault = z.infer<typeof Fault>

/** Names of the fault's fields that affect only a share of the traffic. */
export type FaultRate = Extract<keyof Fault, `${string}Rate`>

export const noFault: Fault = { delayMs: 0, dropRate: 0, refuse: false }

/** Truncated JSON with which a fault replaces a response or message. */
export const garbage = '{"jsonrpc":"2.0","id":1,"result":{"unfinished":['
