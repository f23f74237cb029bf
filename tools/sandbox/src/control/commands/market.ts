import * as z from 'zod'
import { refusals } from '../../market/createMarket.ts'
import { defineCommand } from '../Command.ts'

/**
 * Makes the item marketplace refuse every new delivery. Without a refusal, deliveries work again.
 */
export const setMarketRefusal = defineCommand({
  name: 'set-market-refusal',
  input: z.strictObject({ refusal: z.enum(refusals).optional() }),
  run: async ({ refusal }, { market }) => {
    market.setRefusal(refusal)
    return {}
  },
})
