import * as z from 'zod/mini'
import { ItemId, Price, Purchase } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Buys an item for points. `price` is what the player was shown: another price takes nothing and answers `price_changed`. The
 * same key again answers the same purchase, as it is then (S-94).
 */
export const buyItem = defineEndpoint({
  method: 'POST',
  path: '/api/shop/purchases',
  access: 'session',
  keyed: true,
  input: z.strictObject({ itemId: ItemId, price: Price }),
  response: z.object({ purchase: Purchase }),
})
