import { and, eq, ne } from 'drizzle-orm'
import { purchases, spendEntries } from '../db/schema.ts'
import type { Transaction } from '../idempotency/runOnce.ts'
import type { PurchaseRow } from './toPurchase.ts'

export type Refund = {
  readonly purchaseId: string
  /** For the player. */
  readonly reason: string
  readonly at: Date
  /** Only a purchase of this state; absent: any that was not refunded. */
  readonly state?: PurchaseRow['state']
}

/**
 * Gives the points of a purchase back, once. What was delivered stays where it is.
 *
 * @returns The purchase; `undefined`: there is none, or it was refunded, or is of another state.
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
