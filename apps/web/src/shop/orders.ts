import { BaseError, randomUuid } from '@latchkey/core'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { type Order, pendingOrder } from './storedShop.ts'

/**
 * Maximum age in milliseconds of a stored shop order that the player can still complete. The server
 * stores an idempotency key for a day, which is much longer.
 */
const orderLifetimeMs = 3_600_000

/**
 * Thrown if the browser cannot store the order of a purchase, because its storage is full or
 * blocked. Without the stored order, a retry after a lost response could buy the item twice.
 */
export class OrderNotKeptError extends BaseError {
  override readonly name = 'OrderNotKeptError'
  constructor() {
    super('The order could not be stored.', {
      code: 'order_not_kept',
      hint: 'Make room in the browser’s storage for this site, or allow it.',
    })
  }
}

export type Wish = Pick<Order, 'userId' | 'itemId' | 'itemName' | 'price'>

/**
 * Returns the player's stored shop order, whose purchase has no response yet. Returns `undefined`
 * if none is stored or the order is too old.
 */
export function readOrder(storage: BrowserStorage, userId: string, now: number): Order | undefined {
  const order = storage.read(pendingOrder)
  return order?.userId === userId && now - order.at < orderLifetimeMs ? order : undefined
}

/**
 * Returns the order for a shop purchase. If an order for the same item and price is already stored,
 * e.g. by another tab, returns that one, so that the server counts one purchase (S-94).
 *
 * @throws {OrderNotKeptError} The browser could not store the order.
 */
export function takeOrder(storage: BrowserStorage, wish: Wish, now: number): Order {
  const { userId, itemId, itemName, price } = wish
  const before = readOrder(storage, userId, now)
  if (before && before.itemId === itemId && before.price === price) return before
  const order = { key: randomUuid(), userId, itemId, itemName, price, at: now }
  if (!storage.writeKept(pendingOrder, order)) throw new OrderNotKeptError()
  return order
}

/**
 * Removes the stored shop order with this idempotency key. An order with another key stays, because
 * it is newer.
 */
export function dropOrder(storage: BrowserStorage, key: string): void {
  if (storage.read(pendingOrder)?.key === key) storage.remove(pendingOrder.key)
}
