import { listItems } from '@latchkey/product-api/marketplace'
import * as z from 'zod/mini'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'
import { shopItemsKey, shopOrderKey } from '../storage/storedValues.ts'

const KeptCatalogue = z.extend(listItems.response, { at: z.int() })
/** The last catalogue received from the marketplace. */
export type KeptCatalogue = z.infer<typeof KeptCatalogue>

const Order = z.object({
  key: z.string(),
  userId: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  price: z.int(),
  at: z.int(),
})
/**
 * A purchase whose response this browser has not received. No second purchase of the same item
 * starts meanwhile (S-94).
 */
export type Order = Readonly<z.infer<typeof Order>>

/** Catalogue shown while the marketplace is unreachable. Its prices are never used for payment. */
export const keptCatalogue: StoredValue<KeptCatalogue> = createVersioned({
  key: shopItemsKey,
  version: 1,
  isValue: (value): value is KeptCatalogue => KeptCatalogue.safeParse(value).success,
})

/** The single pending purchase. */
export const pendingOrder: StoredValue<Order> = createVersioned({
  key: shopOrderKey,
  version: 1,
  isValue: (value): value is Order => Order.safeParse(value).success,
})
