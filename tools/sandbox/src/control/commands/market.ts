import * as z from 'zod'
import { refusals } from '../../market/createMarket.ts'
import { defineCommand } from '../Command.ts'

/**
 * Control command that makes the item marketplace reject all new deliveries. Without a reason, it
 * delivers again.
 */
export const setMarketRefusal = defineCommand({
  name: 'set-market-refusal',
  input: z.strictObject({ refusal: z.enum(refusals).optional() }),
  run: async ({ refusal }, { market }) => {
    market.setRefusal(refusal)
    return {}
  },
})
