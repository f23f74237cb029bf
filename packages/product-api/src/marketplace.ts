import { baseErrors, defineEndpoint, type ErrorCatalogue, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { ItemId, Price } from './schemas/shop.ts'

/** How seldom an item is, from many to few. */
export const Rarity = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary'])
export type Rarity = z.infer<typeof Rarity>

/** An item of the catalogue. */
export const Item = z.object({
  id: ItemId,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** A sentence or two. */
  text: z.string().check(z.maxLength(400)),
  rarity: Rarity,
  /** In points of the club. */
  price: Price,
  /** How many are left. */
  stock: z.int().check(z.minimum(0)),
})
export type Item = z.infer<typeof Item>

/** Reads the catalogue, in the order it is meant to be shown in. Anybody may. */
export const listItems = defineEndpoint({
  method: 'GET',
  path: '/v1/items',
  access: 'public',
  input: z.strictObject({}),
  response: z.object({ items: z.array(Item) }),
  cacheMs: 30_000,
})

/** Reads one item as it is now. */
export const getItem = defineEndpoint({
  method: 'GET',
  path: '/v1/items/:id',
  access: 'public',
  input: z.strictObject({ id: ItemId }),
  response: z.object({ item: Item }),
})

/**
 * Takes an item out of stock and gives it to an account. Only a club's server may, by its key. The same idempotency key is
 * the same delivery, for ever; a refusal is for good.
 */
export const deliverItem = defineEndpoint({
  method: 'POST',
  path: '/v1/deliveries',
  access: 'club',
  keyed: true,
  input: z.strictObject({
    itemId: ItemId,
    /** The account's id at the marketplace; `null`: the club's own. */
    recipient: z.nullable(z.string().check(z.maxLength(255))),
  }),
  response: z.object({ receipt: z.string().check(z.maxLength(64)), deliveredAt: Time }),
})

/** Errors the marketplace answers. */
export const marketplaceErrors = {
  ...baseErrors,
  sold_out: { status: 409, message: 'The last one of these is gone.' },
  account_unknown: { status: 409, message: 'The marketplace knows no such account.' },
  key_refused: { status: 401, message: 'The key of the club is not known.' },
} as const satisfies ErrorCatalogue

/** Where the picture of an item is: square, of 512 pixels or of none. */
export const toPictureUrl = (marketplaceUrl: string, itemId: string): string =>
  new URL(`/v1/items/${encodeURIComponent(itemId)}/picture`, marketplaceUrl).href
