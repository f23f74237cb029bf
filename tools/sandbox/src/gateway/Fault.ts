import * as z from 'zod'

/** What goes wrong between a page and one service. All off: nothing does. */
export const Fault = z.strictObject({
  /** Each request waits this long before it is passed on. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Share of requests whose connection is cut without an answer, 0 to 1. */
  dropRate: z.number().min(0).max(1).default(0),
  /** Every connection is cut, open ones too. */
  refuse: z.boolean().default(false),
  /** Requests are answered with this status and a plain text, and never reach the service. */
  status: z.number().int().min(400).max(599).optional(),
})
export type Fault = z.infer<typeof Fault>

export const noFault: Fault = { delayMs: 0, dropRate: 0, refuse: false }
