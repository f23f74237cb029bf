import * as z from 'zod'
import { defineCommand } from '../Command.ts'
import { askAll, ChainId, selectChains } from '../fields.ts'

/**
 * Control command that advances the clock of one EVM chain or of all, and mines a block with the
 * new time.
 */
export const moveClock = defineCommand({
  name: 'move-clock',
  input: z.strictObject({
    chainId: ChainId.optional(),
    seconds: z.number().int().min(1).max(315_360_000),
  }),
  run: async ({ chainId, seconds }, sandbox) => {
    const chains = selectChains(sandbox, chainId)
    await askAll(chains, { method: 'evm_increaseTime', params: [seconds] })
    await askAll(chains, { method: 'evm_mine' })
    return {}
  },
})
