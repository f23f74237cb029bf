import type { ActivityKind } from '@latchkey/frame-api'
import { and, eq, lte } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, walletChanges, wallets } from '../db/schema.ts'
import { endReleases } from '../sessions/endReleases.ts'
import { isRemoved } from '../wallet/listPasskeys.ts'
import { isWaiting, readColumns, toColumns } from './changeRows.ts'

/**
 * Applies wallet changes whose waiting time has passed (S-36). Call this before code that depends
 * on the changes; a periodic job calls it for all users.
 *
 * @param userId - Applies the changes of this user only. Absent: of all users.
 */
export async function applyDueChanges(db: Database, now: number, userId?: string): Promise<void> {
  const isTheirs = userId === undefined ? undefined : eq(walletChanges.userId, userId)
  const isDue = and(isWaiting(), lte(walletChanges.takesEffectAt, new Date(now)), isTheirs)
  const due = await db
    .select()
    .from(walletChanges)
    .where(isDue)
    .orderBy(walletChanges.takesEffectAt)
  for (const row of due) {
    await db.transaction(async (tx) => {
      // If another request has already cancelled or applied the change, the update matches no row.
      const [claimed] = await tx
        .update(walletChanges)
        .set({ appliedAt: row.takesEffectAt })
        .where(and(eq(walletChanges.id, row.id), isWaiting()))
        .returning()
      if (claimed) await applyChange(tx, claimed, now)
    })
  }
}

/**
 * Applies a change to the active wallet and stores the replaced values, so that the change can be
 * undone.
 *
 * @returns `false` if the wallet is not active. The change is then ended.
 */
export async function applyChange(tx: Database, row: ChangeRow, now: number): Promise<boolean> {
  const { id, walletId, kind, userId, browser, next } = row
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (wallet?.state !== 'active') {
    await tx
      .update(walletChanges)
      .set({ endedAt: new Date(now) })
      .where(eq(walletChanges.id, id))
    return false
  }
  const before = readColumns(wallet, row, now)
  await tx.update(walletChanges).set({ before }).where(eq(walletChanges.id, id))
  const set =
    kind === 'archive'
      ? { state: 'archived' as const, archivedAt: new Date(now) }
      : toColumns(wallet, next, now)
  await tx.update(wallets).set(set).where(eq(wallets.id, walletId))
  if (kind === 'archive') await endWaitingChanges(tx, { walletId }, now)
  if (kind === 'archive' || next.escrowCt === null) await endReleases(tx, { walletId })
  await noteActivity(tx, { userId, kind: toActivity(row), browser, now })
  return true
}

/** Selects scheduled changes: of one wallet, of one user, or requested by one device. */
export type WaitingOwner =
  | { readonly walletId: string }
  | { readonly userId: string }
  | { readonly deviceId: string }

/** Cancels scheduled wallet changes of one wallet, user or device. */
export async function endWaitingChanges(
  tx: Database,
  owner: WaitingOwner,
  now: number,
): Promise<void> {
  await tx
    .update(walletChanges)
    .set({ endedAt: new Date(now) })
    .where(and(isOf(owner), isWaiting()))
}

function isOf(owner: WaitingOwner) {
  if ('walletId' in owner) return eq(walletChanges.walletId, owner.walletId)
  if ('deviceId' in owner) return eq(walletChanges.deviceId, owner.deviceId)
  return eq(walletChanges.userId, owner.userId)
}

function toActivity({ kind, next }: ChangeRow): ActivityKind {
  if (kind === 'archive') return 'wallet_archived'
  if (kind === 'code') return 'recovery_changed'
  if (next.passkey) return isRemoved(next.passkey) ? 'passkey_removed' : 'passkey_added'
  return next.escrowCt === null ? 'escrow_dropped' : 'escrow_added'
}
