import { listItems } from '@latchkey/product-api/marketplace'
import * as z from 'zod/mini'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'
import { shopItemsKey, shopOrderKey } from '../storage/storedValues.ts'

const KeptCatalogue = z.extend(listItems.response, { at: z.int() })
/**
 * The last list of items that the marketplace returned, with its time. The shop shows it while the
 * marketplace is unreachable.
 */
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
 * A shop purchase that this browser has sent and whose response it has not received. Until then,
 * buying the same item sends the same order again (S-94).
 */
export type Order = Readonly<z.infer<typeof Order>>

/**
 * Storage key of the list of items, which is shown while the marketplace is unreachable. Its prices
 * are never used for payment.
 */
export const keptCatalogue: StoredValue<KeptCatalogue> = createVersioned({
  key: shopItemsKey,
  version: 1,
  isValue: (value): value is KeptCatalogue => KeptCatalogue.safeParse(value).success,
})

/** Storage key of the shop order without a response. At most one order is stored. */
export const pendingOrder: StoredValue<Order> = createVersioned({
  key: shopOrderKey,
  version: 1,
  isValue: (value): value is Order => Order.safeParse(value).success,
})
