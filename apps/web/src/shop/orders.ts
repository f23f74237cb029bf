import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { type Order, pendingOrder } from './storedShop.ts'

/**
 * Age after which an order can no longer be finished. The server stores a key for a day, well
 * beyond this age.
 */
const orderLifetimeMs = 3_600_000

export type Wish = Pick<Order, 'userId' | 'itemId' | 'itemName' | 'price'>

/** Reads the player's purchase without a response. */
export function readOrder(storage: BrowserStorage, userId: string, now: number): Order | undefined {
  const order = storage.read(pendingOrder)
  return order?.userId === userId && now - order.at < orderLifetimeMs ? order : undefined
}

/**
 * Creates the order of a wish. A pending order for the same wish, e.g. from another tab, is reused
 * (S-94).
 */
export function takeOrder(storage: BrowserStorage, wish: Wish, now: number): Order {
  const { userId, itemId, itemName, price } = wish
  const before = readOrder(storage, userId, now)
  if (before && before.itemId === itemId && before.price === price) return before
  const order = { key: crypto.randomUUID(), userId, itemId, itemName, price, at: now }
  storage.write(pendingOrder, order)
  return order
}

/** Removes an order. A newer order with another key stays. */
export function dropOrder(storage: BrowserStorage, key: string): void {
  if (storage.read(pendingOrder)?.key === key) storage.remove(pendingOrder.key)
}
