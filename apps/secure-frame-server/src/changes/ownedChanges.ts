import type { WalletChange, WalletProof } from '@latchkey/frame-api'
import { and, desc, eq, gt, or } from 'drizzle-orm'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, emailReverts, walletChanges, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { requireWalletProof } from '../wallet/walletProofs.ts'
import { applyDueChanges } from './applyChanges.ts'
import { makeChange, toParty } from './beginChange.ts'
import { isRestorable, isWaiting, toWalletChange } from './changeRows.ts'
import { mailUndone } from './mailChange.ts'
import { reinstateWallet } from './reinstateWallet.ts'

/**
 * Lists the scheduled wallet changes of a user and those that can be undone, newest first (S-36).
 * Every device of the user may read this list.
 */
export async function listUserChanges(
  { db, clock }: FrameContext,
  { row }: ActiveSession,
): Promise<WalletChange[]> {
  const now = clock.now()
  await applyDueChanges(db, now, row.userId)
  const found = await db
    .select({ change: walletChanges, wallet: wallets })
    .from(walletChanges)
    .innerJoin(wallets, eq(wallets.id, walletChanges.walletId))
    .where(and(eq(walletChanges.userId, row.userId), or(isWaiting(), isRestorable(db, now))))
    .orderBy(desc(walletChanges.createdAt))
  const keptUntil = await readKeptUntil(db, row.userId, now)
  return found.map(({ change, wallet }) => toWalletChange(change, wallet, keptUntil))
}

/**
 * Returns the time until which no wallet of the user is deleted, because the email address was
 * changed or reverted recently (S-43).
 */
async function readKeptUntil(db: Database, userId: string, now: number): Promise<number> {
  const [last] = await db
    .select({ expiresAt: emailReverts.expiresAt })
    .from(emailReverts)
    .where(and(eq(emailReverts.userId, userId), gt(emailReverts.expiresAt, new Date(now))))
    .orderBy(desc(emailReverts.expiresAt))
    .limit(1)
  return last?.expiresAt.getTime() ?? 0
}

/**
 * Undoes an applied wallet change at the request of a device that has opened the wallet (S-36).
 *
 * @throws {FrameRefusal} `change_over`, `newer_wallet`, `invalid_wallet_proof`.
 */
export async function restoreChange(
  context: FrameContext,
  session: ActiveSession,
  { changeId, proof }: { readonly changeId: string; readonly proof: WalletProof },
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const { userId } = session.row
  await applyDueChanges(db, now, userId)
  const change = await readRestorable(db, { userId, changeId, now })
  const { walletId, kind, before } = change
  await requireWalletProof(context, session, { walletId, act: 'restore', proof })
  const party = toParty(session)
  if (kind === 'archive') {
    await db.transaction((tx) => reinstateWallet(tx, change, { party, now, proven: true }))
    await mailUndone(context, change, party)
    return
  }
  await makeChange(context, party, { walletId, kind, next: before ?? {} })
  await db
    .update(walletChanges)
    .set({ endedAt: new Date(now) })
    .where(eq(walletChanges.id, changeId))
}

async function readRestorable(
  db: Database,
  asked: { readonly userId: string; readonly changeId: string; readonly now: number },
): Promise<ChangeRow> {
  const { userId, changeId, now } = asked
  const isOwn = and(eq(walletChanges.id, changeId), eq(walletChanges.userId, userId))
  const [row] = await db
    .select()
    .from(walletChanges)
    .where(and(isOwn, isRestorable(db, now)))
  if (!row) throw new FrameRefusal('change_over')
  return row
}
