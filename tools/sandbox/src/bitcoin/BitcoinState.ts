import * as z from 'zod'

const Raw = z.string().regex(/^([0-9a-f]{2})+$/)

/** Schema of the state that the sandbox's Bitcoin node saves across restarts. */
export const BitcoinState = z.strictObject({
  version: z.literal(1),
  /** Blocks of the chain after the genesis block, as raw hex. */
  blocks: z.array(Raw),
  /** Pending transactions of the node as raw hex, parents first. */
  mempool: z.array(Raw),
})
export type BitcoinState = z.infer<typeof BitcoinState>
