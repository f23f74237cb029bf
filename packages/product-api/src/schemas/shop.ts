import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'

/** Name of an item at the marketplace, e.g. `brass-lantern`. */
export const ItemId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

/** A price in points. */
export const Price = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/** What a player bought, and its receipt. */
export const Purchase = z.object({
  id: RandomId,
  itemId: ItemId,
  /** As it was when it was bought. */
  itemName: z.string(),
  price: Price,
  /** `paid`: on its way to the player. */
  state: z.enum(['paid', 'delivered', 'refunded']),
  boughtAt: Time,
  /** Where it goes: the player's account at the marketplace, or the club, which keeps it for who has linked none. */
  to: z.enum(['account', 'club']),
  deliveredAt: z.nullable(Time),
  /** The marketplace's number of the delivery; `null` while there is none. */
  receipt: z.nullable(z.string()),
  refundedAt: z.nullable(Time),
  refundReason: z.nullable(z.string()),
})
export type Purchase = z.infer<typeof Purchase>
