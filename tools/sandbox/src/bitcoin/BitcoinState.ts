import * as z from 'zod'

const Raw = z.string().regex(/^([0-9a-f]{2})+$/)

/** Everything a node has to remember over a restart. */
export const BitcoinState = z.strictObject({
  version: z.literal(1),
  /** Raw blocks after the first one. */
  blocks: z.array(Raw),
  /** Raw transactions that wait, parents first. */
  mempool: z.array(Raw),
})
export type BitcoinState = z.infer<typeof BitcoinState>
