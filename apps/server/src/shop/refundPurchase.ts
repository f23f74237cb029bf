import { and, eq, ne } from 'drizzle-orm'
import { purchases, spendEntries } from '../db/schema.ts'
import type { Transaction } from '../idempotency/runOnce.ts'
import type { PurchaseRow } from './toPurchase.ts'

export type Refund = {
  readonly purchaseId: string
  /** Reason of the refund, as shown to the player. */
  readonly reason: string
  readonly at: Date
  /** State in which the purchase must be for a refund; absent: any state except `refunded`. */
  readonly state?: PurchaseRow['state']
}

/**
 * Refunds the points of a purchase, once. The player keeps a delivered item.
 *
 * @returns The purchase, or `undefined` if it does not exist, is already refunded, or is in another
 * state.
 */
export async function refundPurchase(
  transaction: Transaction,
  { purchaseId, reason, at, state }: Refund,
): Promise<PurchaseRow | undefined> {
  const isMeant = and(
    eq(purchases.id, purchaseId),
    state ? eq(purchases.state, state) : ne(purchases.state, 'refunded'),
  )
  const [purchase] = await transaction
    .update(purchases)
    .set({ state: 'refunded', refundedAt: at, refundReason: reason })
    .where(isMeant)
    .returning()
  if (!purchase) return undefined
  const { userId, price } = purchase
  const entry = { userId, purchaseId, kind: 'refund', points: price, at } as const
  await transaction.insert(spendEntries).values(entry)
  return purchase
}
