import * as z from 'zod'
import { defineCommand } from '../Command.ts'
import { askAll, ChainId, selectChains } from '../fields.ts'

/** Control command that mines blocks on one EVM chain or on all of them. */
export const mine = defineCommand({
  name: 'mine',
  input: z.strictObject({
    chainId: ChainId.optional(),
    blocks: z.number().int().min(1).max(1_000).default(1),
  }),
  run: async ({ chainId, blocks }, sandbox) => {
    const params = [`0x${blocks.toString(16)}`]
    await askAll(selectChains(sandbox, chainId), { method: 'anvil_mine', params })
    return {}
  },
})
