import * as z from 'zod'

/**
 * Faults inside the relay. By default all are off. Cut connections and slow handshakes are faults
 * of the gateway.
 */
export const RelayFault = z.strictObject({
  /** Share of lost deliveries, 0 to 1. Lost messages are sent again later. */
  dropRate: z.number().min(0).max(1).default(0),
  /** Only deliveries of these tags are dropped, delayed and doubled. Absent: all. */
  tags: z.array(z.number().int()).optional(),
  /** Each delivery waits this long. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Every delivery comes twice. */
  duplicate: z.boolean().default(false),
  /** New connections are turned away with this sentence. */
  rejectAuth: z.string().min(1).max(120).optional(),
})
export type RelayFault = z.infer<typeof RelayFault>

export const noRelayFault: RelayFault = { dropRate: 0, delayMs: 0, duplicate: false }
