import type { Purchase } from '@latchkey/product-api'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { purchases } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { toPurchase } from './toPurchase.ts'

/** Schema of the position of a page's last purchase: its time and id. */
export const PurchasePlace = z.tuple([z.iso.datetime(), z.string()])
export type PurchasePlace = z.infer<typeof PurchasePlace>

export type PurchasePage = {
  readonly userId: string
  readonly after?: PurchasePlace | undefined
  /** Maximum number of purchases to read; absent: all. */
  readonly limit?: number
}

type Reader = Pick<Database, 'select'>

/** Reads purchases of one player, newest first. */
export async function readPurchases(db: Reader, page: PurchasePage): Promise<Purchase[]> {
  const { userId, after, limit } = page
  const isLater =
    after && sql`(${purchases.boughtAt}, ${purchases.id}) < (${after[0]}::timestamptz, ${after[1]})`
  const query = db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isLater))
    .orderBy(desc(purchases.boughtAt), desc(purchases.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(toPurchase)
}

/**
 * Reads one purchase of a player.
 *
 * @throws {RefusalError} `not_found`: the player has no purchase with this id.
 */
export async function readPurchase(
  db: Reader,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Purchase> {
  const isTheirs = and(eq(purchases.id, id), eq(purchases.userId, userId))
  const [row] = await db.select().from(purchases).where(isTheirs)
  if (!row) throw new RefusalError('not_found')
  return toPurchase(row)
}

/**
 * Counts a player's copies of each shop item: delivered to the player, or held by the operator for
 * the player.
 */
export function readOwnedItems(db: Reader, userId: string) {
  return db
    .select({ itemId: purchases.itemId, count: count() })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.state, 'delivered')))
    .groupBy(purchases.itemId)
    .orderBy(purchases.itemId)
}
