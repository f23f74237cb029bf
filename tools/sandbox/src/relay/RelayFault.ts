import * as z from 'zod'

/**
 * Schema of faults in the WalletConnect relay's delivery of messages, which tests set. All are off
 * by default. Cut connections and slow handshakes are faults of the gateway instead.
 */
export const RelayFault = z.strictObject({
  /** Share of deliveries that are lost, from 0 to 1. The relay repeats a lost delivery later. */
  dropRate: z.number().min(0).max(1).default(0),
  /**
   * Tags (WalletConnect's message kinds) of the messages whose delivery is affected; by default all
   * tags.
   */
  tags: z.array(z.number().int()).optional(),
  /** Delay of each delivered message in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).default(0),
  /** Whether the relay sends each delivery twice. */
  duplicate: z.boolean().default(false),
  /** Sentence with which the relay rejects all new connections; absent: it accepts them. */
  rejectAuth: z.string().min(1).max(120).optional(),
})
export type RelayFault = z.infer<typeof RelayFault>

export const noRelayFault: RelayFault = { dropRate: 0, delayMs: 0, duplicate: false }
