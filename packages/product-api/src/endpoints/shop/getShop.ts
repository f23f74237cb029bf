import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { ItemId } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads whether the shop is open, and the signed-in player's balance, items and notification
 * setting.
 */
export const getShop = defineEndpoint({
  method: 'GET',
  path: '/api/shop',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    open: z.boolean(),
    /** Next opening time; `null` while the shop is open or if no opening is planned. */
    opensAt: z.nullable(Time),
    /** Closing time; `null` while the shop is closed or if no closing is planned. */
    closesAt: z.nullable(Time),
    /** Whether the player wants a notification when the shop opens. */
    notify: z.boolean(),
    /**
     * Points of all seasons plus welcome points, minus points spent. Negative if points were
     * deducted after they were spent.
     */
    balance: z.int(),
    /** Welcome points that the balance includes; 0: none. */
    welcomePoints: z.int(),
    /** Number of bought items per item id, without refunded items. */
    owned: z.array(z.object({ itemId: ItemId, count: z.int() })),
  }),
})
