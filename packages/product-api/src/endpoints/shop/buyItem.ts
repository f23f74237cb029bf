import * as z from 'zod/mini'
import { ItemId, Price, Purchase } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Buys an item for points. `price` is the price that the player saw. If it has changed, the
 * purchase fails with `price_changed` and no points are deducted. A repeated idempotency key
 * returns the same purchase in its current state (S-94).
 */
export const buyItem = defineEndpoint({
  method: 'POST',
  path: '/api/shop/purchases',
  access: 'session',
  keyed: true,
  input: z.strictObject({ itemId: ItemId, price: Price }),
  response: z.object({ purchase: Purchase }),
})
