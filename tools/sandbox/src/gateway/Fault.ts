import * as z from 'zod'

const Rate = z.number().min(0).max(1)

/** Faults between a page and one service. By default all are off. Rates are shares from 0 to 1. */
export const Fault = z.strictObject({
  /** Each request and each WebSocket message waits this long before it is passed on. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Requests whose connection is cut without an answer, and messages that are lost. */
  dropRate: Rate.default(0),
  /** Every connection is cut, open ones too. */
  refuse: z.boolean().default(false),
  /** Requests are answered with this status and a plain text, and never reach the service. */
  status: z.number().int().min(400).max(599).optional(),
  /** Requests and messages that arrive twice. The second answer to a request goes nowhere. */
  duplicateRate: Rate.optional(),
  /** Answers and messages that let the next one pass first. */
  reorderRate: Rate.optional(),
  /** Answers in whose middle the connection is cut, and messages that cut it. */
  resetRate: Rate.optional(),
  /** JSON answers and messages in whose place something unreadable comes. */
  garbageRate: Rate.optional(),
  /** Whom the rates hit is repeated by the same seed, as far as traffic repeats. Absent: never the same. */
  seed: z.number().int().optional(),
})
export type Fault = z.infer<typeof Fault>

/** The parts of a fault that hit some and spare others. */
export type FaultRate = Extract<keyof Fault, `${string}Rate`>

export const noFault: Fault = { delayMs: 0, dropRate: 0, refuse: false }

/** Truncated JSON that replaces an answer or a message. */
export const garbage = '{"jsonrpc":"2.0","id":1,"result":{"unfinished":['
