import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { ItemId } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Reads whether the shop is open, and what the player who asks has: points to spend, items, the wish to be told. */
export const getShop = defineEndpoint({
  method: 'GET',
  path: '/api/shop',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    open: z.boolean(),
    /** When it opens next; `null` while it is open, or where nobody has said. */
    opensAt: z.nullable(Time),
    /** When it closes; `null` while it is closed, or where nobody has said. */
    closesAt: z.nullable(Time),
    /** Whether the player wants to be told when it opens. */
    notify: z.boolean(),
    /** Points earned in all seasons and given as a welcome, less those spent. Below zero where points were taken back after they were spent. */
    balance: z.int(),
    /** How many of them the club gave when the player came; 0: none. */
    welcomePoints: z.int(),
    /** Items bought and not refunded, how many of each. */
    owned: z.array(z.object({ itemId: ItemId, count: z.int() })),
  }),
})
