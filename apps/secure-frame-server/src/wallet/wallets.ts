import { randomBytes } from 'node:crypto'
import type { Wallet } from '@latchkey/frame-api'
import { randomId } from '@latchkey/service'
import { and, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm'
import { archiveLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { emailReverts, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { type MasterKeys, seal } from '../keys/envelope.ts'
import { listPasskeys, toTold } from './listPasskeys.ts'

export type WalletRow = typeof wallets.$inferSelect

/** A user's device: what it reserved is its own, what is active is the user's. */
export type Holder = { readonly userId: string; readonly deviceId: string }

const shareBytes = 32

/** The wallet as the contract has it: neither share, record nor copy. */
export function toWallet(row: WalletRow): Wallet {
  const { id, state, addresses, record, backedUp } = row
  return {
    walletId: id,
    state: state === 'active' ? 'active' : 'pending',
    addresses,
    hasRecovery: record !== null,
    backedUp,
    passkeys: listPasskeys(row).map(toTold),
    escrowed: row.escrowCt !== null,
  }
}

/** Wallets that a device may use: the user's active one and what it reserved itself. */
const isOf = ({ userId, deviceId }: Holder) =>
  and(
    eq(wallets.userId, userId),
    or(
      eq(wallets.state, 'active'),
      and(eq(wallets.state, 'pending'), eq(wallets.deviceId, deviceId)),
    ),
  )

/** Finds the user's active wallet, else what this device reserved. */
export async function findWallet(db: Database, holder: Holder): Promise<WalletRow | undefined> {
  // 'pending' sorts after 'active'.
  const [row] = await db.select().from(wallets).where(isOf(holder)).orderBy(wallets.state).limit(1)
  return row
}

/** Reads a wallet by its id. @throws {FrameRefusal} `not_found`: none that this device may use. */
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

/** Finds a wallet of a user that has been active, put away or not. */
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
 * Reserves a wallet and makes its share (S-22, S-27), or answers the one there is. Asked many times at once by one
 * device it reserves one.
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

/** Drops what a device reserved. @throws {FrameRefusal} `wallet_exists`: it is active. */
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
 * Removes wallets that were put away, with their shares and records, after their 30 days; not while the owner may still
 * get the account back by a revert (S-36, S-43), or has just done so.
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

/** Users whose address was changed of late. */
export const findReverting = (db: Database, now: number) =>
  db
    .select({ id: emailReverts.userId })
    .from(emailReverts)
    .where(gt(emailReverts.expiresAt, new Date(now)))
