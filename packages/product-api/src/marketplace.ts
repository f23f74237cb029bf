import { baseErrors, defineEndpoint, type ErrorCatalogue, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { ItemId, Price } from './schemas/shop.ts'

/** Rarity of an item, ordered from common to legendary. */
export const Rarity = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary'])
export type Rarity = z.infer<typeof Rarity>

/** An item that players can buy in the marketplace for points. */
export const Item = z.object({
  id: ItemId,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Description of the item in one or two sentences. */
  text: z.string().check(z.maxLength(400)),
  rarity: Rarity,
  /** Price of the item in points. */
  price: Price,
  /** Number of items that are still in stock. */
  stock: z.int().check(z.minimum(0)),
})
export type Item = z.infer<typeof Item>

/** Lists all items in display order. Everyone may call it. */
export const listItems = defineEndpoint({
  method: 'GET',
  path: '/v1/items',
  access: 'public',
  input: z.strictObject({}),
  response: z.object({ items: z.array(Item) }),
  cacheMs: 30_000,
})

/** Reads the current data of one item of the marketplace. */
export const getItem = defineEndpoint({
  method: 'GET',
  path: '/v1/items/:id',
  access: 'public',
  input: z.strictObject({ id: ItemId }),
  response: z.object({ item: Item }),
})

/**
 * Takes an item from stock and delivers it to an account. Only the server of a registered operator
 * may call it, with its key. The same idempotency key always means the same delivery, and a
 * rejection is permanent.
 */
export const deliverItem = defineEndpoint({
  method: 'POST',
  path: '/v1/deliveries',
  access: 'club',
  keyed: true,
  input: z.strictObject({
    itemId: ItemId,
    /** Marketplace id of the receiving account; `null`: the operator's account. */
    recipient: z.nullable(z.string().check(z.maxLength(255))),
  }),
  response: z.object({ receipt: z.string().check(z.maxLength(64)), deliveredAt: Time }),
})

/** Errors of the marketplace's API, by code. */
export const marketplaceErrors = {
  ...baseErrors,
  sold_out: { status: 409, message: 'This item is sold out.' },
  account_unknown: { status: 409, message: 'The marketplace does not know this account.' },
  key_refused: { status: 401, message: 'The club’s key is unknown.' },
} as const satisfies ErrorCatalogue

/** Returns the URL of an item's picture: a square of 512 pixels, or an SVG. */
export const toPictureUrl = (marketplaceUrl: string, itemId: string): string =>
  new URL(`/v1/items/${encodeURIComponent(itemId)}/picture`, marketplaceUrl).href
