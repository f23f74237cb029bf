import * as z from 'zod'

/**
 * Faults inside the relay. By default all are off. Cut connections and slow handshakes are faults
 * of the gateway.
 */
export const RelayFault = z.strictObject({
  /** Share of lost deliveries, 0 to 1. Lost messages are sent again later. */
  dropRate: z.number().min(0).max(1).default(0),
  /** Tags of the deliveries that are dropped, delayed and duplicated. Absent means all. */
  tags: z.array(z.number().int()).optional(),
  /** Delay of each delivery in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Sends every delivery twice. */
  duplicate: z.boolean().default(false),
  /** Rejects new connections with this sentence. */
  rejectAuth: z.string().min(1).max(120).optional(),
})
export type RelayFault = z.infer<typeof RelayFault>

export const noRelayFault: RelayFault = { dropRate: 0, delayMs: 0, duplicate: false }
