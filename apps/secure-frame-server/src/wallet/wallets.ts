import { randomBytes } from 'node:crypto'
import type { Wallet } from '@latchkey/frame-api'
import { randomId } from '@latchkey/service'
import { and, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm'
import { archiveLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { emailReverts, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { type MasterKeys, seal } from '../keys/envelope.ts'
import { listPasskeys, toPublicPasskey } from './listPasskeys.ts'

export type WalletRow = typeof wallets.$inferSelect

/**
 * A user and their device. A reserved wallet belongs to the device, an active wallet to the user.
 */
export type Holder = { readonly userId: string; readonly deviceId: string }

const shareBytes = 32

/**
 * Converts a database row to the wallet of the API, without its share, recovery record and
 * operator's copy.
 */
export function toWallet(row: WalletRow): Wallet {
  const { id, state, addresses, record, backedUp } = row
  return {
    walletId: id,
    state: state === 'active' ? 'active' : 'pending',
    addresses,
    hasRecovery: record !== null,
    backedUp,
    passkeys: listPasskeys(row).map(toPublicPasskey),
    escrowed: row.escrowCt !== null,
  }
}

/**
 * SQL condition for wallets that a device may use: the user's active wallet and those that the
 * device has reserved.
 */
const isOf = ({ userId, deviceId }: Holder) =>
  and(
    eq(wallets.userId, userId),
    or(
      eq(wallets.state, 'active'),
      and(eq(wallets.state, 'pending'), eq(wallets.deviceId, deviceId)),
    ),
  )

/**
 * Finds the user's active wallet. If there is none, finds the wallet that this device has reserved.
 */
export async function findWallet(db: Database, holder: Holder): Promise<WalletRow | undefined> {
  // Sorting by state returns 'active' before 'pending'.
  const [row] = await db.select().from(wallets).where(isOf(holder)).orderBy(wallets.state).limit(1)
  return row
}

/**
 * Reads a wallet by its id.
 *
 * @throws {FrameRefusal} `not_found`: the wallet does not exist, or the device may not use it.
 */
export async function readWallet(
  db: Database,
  holder: Holder,
  walletId: string,
): Promise<WalletRow> {
  const [row] = await db
    .select()
    .from(wallets)
    .where(and(isOf(holder), eq(wallets.id, walletId)))
  if (!row) throw new FrameRefusal('not_found')
  return row
}

/** Finds an active or archived wallet of a user. */
export async function findKnownWallet(
  db: Database,
  userId: string,
  walletId: string,
): Promise<WalletRow | undefined> {
  const [row] = await db
    .select()
    .from(wallets)
    .where(
      and(
        eq(wallets.id, walletId),
        eq(wallets.userId, userId),
        inArray(wallets.state, ['active', 'archived']),
      ),
    )
  return row
}

/**
 * Reserves a wallet and creates the server's share of it (S-22, S-27), or returns the existing
 * wallet. Parallel calls of one device reserve only one wallet.
 */
export async function reserveUserWallet(
  db: Database,
  { holder, masterKeys, now }: { holder: Holder; masterKeys: MasterKeys; now: number },
): Promise<WalletRow> {
  const known = await findWallet(db, holder)
  if (known) return known
  const id = randomId()
  await db
    .insert(wallets)
    .values({
      ...holder,
      id,
      state: 'pending',
      share: seal(masterKeys, randomBytes(shareBytes), id),
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
  const reserved = await findWallet(db, holder)
  if (!reserved) throw new FrameRefusal('internal')
  return reserved
}

/**
 * Deletes a wallet that a device has reserved.
 *
 * @throws {FrameRefusal} `wallet_exists`: the wallet is active.
 */
export async function discardUserWallet(
  db: Database,
  holder: Holder,
  walletId: string,
): Promise<void> {
  const { state } = await readWallet(db, holder, walletId)
  if (state === 'active') throw new FrameRefusal('wallet_exists')
  await db.delete(wallets).where(and(eq(wallets.id, walletId), eq(wallets.state, 'pending')))
}

/**
 * Deletes archived wallets after 30 days, with their shares and records. As long as a change of the
 * email address can be reverted, or for a day after a revert, wallets stay so that the owner can
 * restore them (S-36, S-43).
 */
export async function dropOldArchives(db: Database, now: number): Promise<void> {
  await db
    .delete(wallets)
    .where(
      and(
        lt(wallets.archivedAt, new Date(now - archiveLifetimeMs)),
        notInArray(wallets.userId, findReverting(db, now)),
      ),
    )
}

/** Returns the query for users whose email address was changed recently. */
export const findReverting = (db: Database, now: number) =>
  db
    .select({ id: emailReverts.userId })
    .from(emailReverts)
    .where(gt(emailReverts.expiresAt, new Date(now)))
