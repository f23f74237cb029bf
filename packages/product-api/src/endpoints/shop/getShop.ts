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
    /** Whether the player asked to be notified of the shop's opening. */
    notify: z.boolean(),
    /**
     * Points that the player can spend: all seasons plus welcome points, minus points spent.
     * Negative if points were corrected after they had been spent.
     */
    balance: z.int(),
    /** Points granted at sign-up that the balance includes; 0 if there are none. */
    welcomePoints: z.int(),
    /** Number of bought items by item id, without refunded ones. */
    owned: z.array(z.object({ itemId: ItemId, count: z.int() })),
  }),
})
