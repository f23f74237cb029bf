import { describeError } from '@latchkey/service'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { deliveriesAtOnce, firstRetryMs, mostRetryMs } from '../config/constants.ts'
import { auditLog, purchases } from '../db/schema.ts'
import type { DeliveryOutcome } from './createMarketplace.ts'
import { refundPurchase } from './refundPurchase.ts'
import type { ShopContext } from './ShopContext.ts'
import type { PurchaseRow } from './toPurchase.ts'

/**
 * Requests the delivery of a paid purchase from the marketplace, or refunds its points after a
 * permanent rejection. If the marketplace does not answer, the purchase stays `paid` and is retried
 * later. Concurrent calls are safe: the marketplace delivers each purchase id once, and only a paid
 * purchase changes its state.
 */
export async function deliverPurchase(shop: ShopContext, id: string): Promise<void> {
  const { db, marketplace, log } = shop
  const isPaid = and(eq(purchases.id, id), eq(purchases.state, 'paid'))
  const [purchase] = await db.select().from(purchases).where(isPaid)
  if (!purchase || !marketplace) return
  const { itemId, recipient } = purchase
  try {
    await conclude(shop, id, await marketplace.deliver({ purchaseId: id, itemId, recipient }))
  } catch (error) {
    log.warn('delivery_failed', describeError(error))
    await postpone(shop, purchase)
  }
}

/**
 * Delivers the paid purchases whose next attempt is due, oldest first. Each call handles a limited
 * number.
 */
export async function deliverDue(shop: ShopContext): Promise<void> {
  const due = await shop.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(eq(purchases.state, 'paid'), lte(purchases.nextAttemptAt, new Date(shop.clock.now()))),
    )
    .orderBy(asc(purchases.nextAttemptAt))
    .limit(deliveriesAtOnce)
  for (const { id } of due) await deliverPurchase(shop, id)
}

async function conclude(shop: ShopContext, id: string, outcome: DeliveryOutcome): Promise<void> {
  const { db, clock, log, metrics } = shop
  if ('refused' in outcome) {
    const refund = { purchaseId: id, reason: outcome.refused, at: new Date(clock.now()) }
    await db.transaction((transaction) => refundPurchase(transaction, { ...refund, state: 'paid' }))
    metrics.deliveries.inc({ outcome: 'refused' })
    return
  }
  // A purchase that an operator refunded meanwhile stays refunded, with the receipt.
  const state = sql`case when ${purchases.state} = 'paid' then 'delivered' else ${purchases.state} end`
  const delivered = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(purchases)
      .set({ ...outcome, state })
      .where(and(eq(purchases.id, id), isNull(purchases.receipt)))
      .returning({ state: purchases.state })
    if (row?.state === 'refunded') {
      // The player has the item and the points, which the team should know.
      const details = { purchaseId: id, receipt: outcome.receipt }
      const deed = { actor: 'server', action: 'shop.delivered_after_refund', details }
      await transaction.insert(auditLog).values({ ...deed, at: new Date(clock.now()) })
    }
    return row
  })
  if (delivered?.state === 'refunded') log.warn('delivered_after_refund')
  metrics.deliveries.inc({ outcome: delivered?.state ?? 'repeated' })
}

async function postpone({ db, clock, metrics }: ShopContext, { id, attempts }: PurchaseRow) {
  const waitMs = Math.min(firstRetryMs * 2 ** attempts, mostRetryMs)
  await db
    .update(purchases)
    .set({
      attempts: sql`${purchases.attempts} + 1`,
      nextAttemptAt: new Date(clock.now() + waitMs),
    })
    .where(eq(purchases.id, id))
  metrics.deliveries.inc({ outcome: 'unanswered' })
}
