import * as z from 'zod'
import { refusals } from '../../market/createMarket.ts'
import { defineCommand } from '../Command.ts'

/** Makes the item marketplace refuse all new deliveries. Without a refusal, it delivers again. */
export const setMarketRefusal = defineCommand({
  name: 'set-market-refusal',
  input: z.strictObject({ refusal: z.enum(refusals).optional() }),
  run: async ({ refusal }, { market }) => {
    market.setRefusal(refusal)
    return {}
  },
})
