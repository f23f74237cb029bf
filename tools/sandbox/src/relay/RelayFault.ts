import * as z from 'zod'

/**
 * Faults in the relay's delivery of messages. All are off by default. Cut connections and slow
 * handshakes are faults of the gateway instead.
 */
export const RelayFault = z.strictObject({
  /** Share of deliveries that are lost, from 0 to 1. The relay repeats a lost delivery later. */
  dropRate: z.number().min(0).max(1).default(0),
  /** Tags of the messages whose delivery is affected; by default all tags. */
  tags: z.array(z.number().int()).optional(),
  /** Delay of each delivery in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Whether each delivery is sent twice. */
  duplicate: z.boolean().default(false),
  /** Sentence with which all new connections are rejected. */
  rejectAuth: z.string().min(1).max(120).optional(),
})
export type RelayFault = z.infer<typeof RelayFault>

export const noRelayFault: RelayFault = { dropRate: 0, delayMs: 0, duplicate: false }
