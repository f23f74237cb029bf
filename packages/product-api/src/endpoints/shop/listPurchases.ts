import * as z from 'zod/mini'
import { Cursor } from '../../schemas/leaderboard.ts'
import { Purchase } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads a page of the player's purchases, newest first: 20 rows. `next` is the cursor of the next
 * page, or `null` on the last.
 */
export const listPurchases = defineEndpoint({
  method: 'GET',
  path: '/api/shop/purchases',
  access: 'session',
  input: z.strictObject({ after: z.optional(Cursor) }),
  response: z.object({ purchases: z.array(Purchase), next: z.nullable(Cursor) }),
})
