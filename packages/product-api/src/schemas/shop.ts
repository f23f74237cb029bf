import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'

/** Id of an item at the marketplace, e.g. `brass-lantern`. */
export const ItemId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

/** A price in points, from 1 to 1,000,000,000. */
export const Price = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/** A purchase of a player, with its receipt. */
export const Purchase = z.object({
  id: RandomId,
  itemId: ItemId,
  /** Name of the item at the time of the purchase. */
  itemName: z.string(),
  price: Price,
  /** State of the purchase. `paid`: the delivery is pending. */
  state: z.enum(['paid', 'delivered', 'refunded']),
  boughtAt: Time,
  /**
   * Recipient of the item. `account`: the player's linked marketplace account. `club`: the
   * operator's account, which holds the item for a player without a linked account.
   */
  to: z.enum(['account', 'club']),
  deliveredAt: z.nullable(Time),
  /** Number of the delivery at the marketplace; `null` before the delivery. */
  receipt: z.nullable(z.string()),
  refundedAt: z.nullable(Time),
  refundReason: z.nullable(z.string()),
})
export type Purchase = z.infer<typeof Purchase>
