import type { Purchase } from '@latchkey/product-api'
import type { purchases } from '../db/schema.ts'

export type PurchaseRow = typeof purchases.$inferSelect

/** Converts a database row to the purchase as its player sees it. */
export function toPurchase(row: PurchaseRow): Purchase {
  const { id, itemId, itemName, price, state, receipt, refundReason } = row
  return {
    id,
    itemId,
    itemName,
    price,
    state,
    boughtAt: row.boughtAt.toISOString(),
    to: row.recipient === null ? 'club' : 'account',
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    receipt,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    refundReason,
  }
}
