import * as z from 'zod'

const Rate = z.number().min(0).max(1)

/** Faults between a page and one service. By default all are off. Rates are shares from 0 to 1. */
export const Fault = z.strictObject({
  /** Delay of each request and WebSocket message in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Share of requests cut without an answer, and of messages lost. */
  dropRate: Rate.default(0),
  /** Whether every connection is cut, open ones included. */
  refuse: z.boolean().default(false),
  /**
   * Status of a plain-text answer that replaces the service's. Requests never reach the service.
   */
  status: z.number().int().min(400).max(599).optional(),
  /** Share of requests and messages sent twice. The second answer to a request is discarded. */
  duplicateRate: Rate.optional(),
  /** Share of answers and messages that let the next one pass first. */
  reorderRate: Rate.optional(),
  /**
   * Share of answers with a connection cut in the middle, and of messages that cut the connection.
   */
  resetRate: Rate.optional(),
  /** Share of JSON answers and messages replaced by unreadable text. */
  garbageRate: Rate.optional(),
  /**
   * Seed of the rates. The same traffic with the same seed gives the same faults. Absent means
   * random.
   */
  seed: z.number().int().optional(),
})
export type Fault = z.infer<typeof Fault>

/** The fields of a fault that affect only a share of the traffic. */
export type FaultRate = Extract<keyof Fault, `${string}Rate`>

export const noFault: Fault = { delayMs: 0, dropRate: 0, refuse: false }

/** Truncated JSON that replaces an answer or a message. */
export const garbage = '{"jsonrpc":"2.0","id":1,"result":{"unfinished":['
