import * as z from 'zod'

const Raw = z.string().regex(/^([0-9a-f]{2})+$/)

/** The state that a node saves across restarts. */
export const BitcoinState = z.strictObject({
  version: z.literal(1),
  /** Raw blocks after the genesis block. */
  blocks: z.array(Raw),
  /** Raw pending transactions, parents first. */
  mempool: z.array(Raw),
})
export type BitcoinState = z.infer<typeof BitcoinState>
