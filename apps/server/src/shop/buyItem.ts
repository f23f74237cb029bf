import { randomId } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import { firstRetryMs } from '../config/constants.ts'
import { linkedAccounts, purchases, spendEntries, users } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { findAnswer } from '../idempotency/findAnswer.ts'
import type { KeyedCall } from '../idempotency/KeyedCall.ts'
import { runOnce, type Transaction } from '../idempotency/runOnce.ts'
import type { Marketplace } from './createMarketplace.ts'
import { readBalance } from './readBalance.ts'
import { readOpening } from './readOpening.ts'
import type { ShopContext } from './ShopContext.ts'

export type Wish = {
  readonly itemId: string
  /** The price that the player saw. The purchase fails if the price has changed. */
  readonly price: number
}

type Shop = Pick<ShopContext, 'db' | 'marketplace'>

/**
 * Deducts the points for an item, once per idempotency key. The marketplace is queried before the
 * transaction starts, so that no row is locked during the request.
 *
 * @returns The id of the purchase, which the caller has to deliver.
 * @throws {RefusalError} `shop_closed`, `item_gone`, `sold_out`, `price_changed`, `points_missing`,
 * `marketplace_unreachable`, `key_reused`. No points were deducted.
 */
export async function buyItem({ db, marketplace }: Shop, call: KeyedCall, wish: Wish) {
  const before = await findAnswer<string>(db, call)
  if (before !== undefined) return before
  const { open } = await readOpening(db, call.now)
  if (!marketplace || !open) throw new RefusalError('shop_closed')
  const name = await requireItem(marketplace, wish)
  return runOnce(db, call, async (transaction) => {
    const { userId, now } = call
    await requirePoints(transaction, userId, wish.price)
    const id = randomId()
    const at = new Date(now)
    await transaction.insert(purchases).values({
      id,
      userId,
      ...{ itemId: wish.itemId, itemName: name, price: wish.price },
      ...{ state: 'paid', boughtAt: at, recipient: await findRecipient(transaction, userId) },
      ...{ attempts: 0, nextAttemptAt: new Date(now + firstRetryMs) },
    })
    const entry = { userId, purchaseId: id, kind: 'purchase', points: -wish.price, at } as const
    await transaction.insert(spendEntries).values(entry)
    return id
  })
}

async function requireItem(marketplace: Marketplace, wish: Wish): Promise<string> {
  const item = await marketplace.findItem(wish.itemId).catch((cause: unknown) => {
    throw new RefusalError('marketplace_unreachable', { cause })
  })
  if (!item) throw new RefusalError('item_gone')
  if (item.stock === 0) throw new RefusalError('sold_out')
  if (item.price !== wish.price) throw new RefusalError('price_changed')
  return item.name
}

/**
 * Checks that a player can pay an item. Locks the player's row first, so that a concurrent purchase
 * sees the balance after this one.
 *
 * @throws {RefusalError} `points_missing`: the balance is below the price.
 */
async function requirePoints(transaction: Transaction, userId: string, price: number) {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    // This lock only blocks other locks of the same kind. Rows that reference the player can still
    // be inserted, also by this transaction.
    .for('no key update')
  if ((await readBalance(transaction, userId)) < price) throw new RefusalError('points_missing')
}

async function findRecipient(transaction: Transaction, userId: string): Promise<string | null> {
  const { subject, provider } = linkedAccounts
  const isTheirs = and(eq(linkedAccounts.userId, userId), eq(provider, 'marketplace'))
  const [account] = await transaction.select({ subject }).from(linkedAccounts).where(isTheirs)
  return account?.subject ?? null
}
