import { sha256 } from '@latchkey/service'
import { eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { banMarks, linkedAccounts, userAccounts } from '../db/schema.ts'
import { toCanonicalAddress } from '../sessions/toCanonicalAddress.ts'
import { type Ban, isInForce } from './Ban.ts'
import { toBannedRefusal } from './toBannedRefusal.ts'

/**
 * A login of a player: the namespace and address of a wallet, or the provider and id of a linked
 * account.
 */
export type WayIn = { readonly namespace: string; readonly address: string }

/**
 * Returns the hash of a login, which blocks the login of a banned player after the account's
 * deletion. Hashes can be compared, but do not reveal the account.
 */
const toBanMark = ({ namespace, address }: WayIn) => sha256('ban', namespace, address)

/**
 * Rejects a login that belonged to a banned player whose account was deleted.
 *
 * @throws {RefusalError} `banned`, with the date and reason.
 */
export async function requireUnmarked(tx: Database, way: WayIn, now: number): Promise<void> {
  const [mark] = await tx
    .select()
    .from(banMarks)
    .where(eq(banMarks.accountHash, toBanMark(way)))
  if (mark && isInForce(mark, now)) throw toBannedRefusal(mark)
}

/**
 * Stores a hash of each login of a banned player, so that these logins stay blocked. Call this
 * before the player's account is deleted.
 */
export async function markWaysIn(tx: Database, userId: string, ban: Ban): Promise<void> {
  const wallets = await tx
    .select({ namespace: userAccounts.namespace, address: userAccounts.address })
    .from(userAccounts)
    .where(eq(userAccounts.userId, userId))
  const links = await tx
    .select({ namespace: linkedAccounts.provider, address: linkedAccounts.subject })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
  const hashes = new Set([...wallets, ...links].map(toBanMark))
  if (hashes.size === 0) return
  await tx.delete(banMarks).where(inArray(banMarks.accountHash, [...hashes]))
  await tx.insert(banMarks).values([...hashes].map((accountHash) => ({ accountHash, ...ban })))
}

/**
 * Removes the stored ban of a deleted account's login. The login is written as `namespace:address`,
 * e.g. `eip155:0x…` or `discord:1234`.
 *
 * @returns Whether the login was banned.
 */
export async function removeMark(tx: Database, named: string): Promise<boolean> {
  const [namespace = '', ...rest] = named.split(':')
  const mark = toBanMark({ namespace, address: toCanonicalAddress(rest.join(':')) })
  const removed = await tx.delete(banMarks).where(eq(banMarks.accountHash, mark)).returning()
  return removed.length > 0
}

/** Deletes the stored bans of deleted accounts' logins that have expired. */
export async function forgetMarks(db: Database, now: number): Promise<void> {
  await db.delete(banMarks).where(lte(banMarks.until, new Date(now)))
}
