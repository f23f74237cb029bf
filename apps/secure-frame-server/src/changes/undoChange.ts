import { sha256 } from '@latchkey/service'
import { and, eq, isNull, or } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, walletChanges, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { WalletRow } from '../wallet/wallets.ts'
import { applyDueChanges } from './applyChanges.ts'
import { postponeChange } from './beginChange.ts'
import { type ChangeParty, hasColumns, isRecent, isWaiting, toColumns } from './changeRows.ts'
import { mailUndone } from './mailChange.ts'
import { reinstateWallet } from './reinstateWallet.ts'

/** Result of undoing a wallet change by its mailed link. */
export type Undone =
  | { readonly state: 'undone' }
  | { readonly state: 'waiting'; readonly takesEffectAt: string }

/**
 * Finds the wallet change that belongs to a mailed undo link.
 *
 * @throws {FrameRefusal} `link_over`: the link is unknown, used or expired.
 */
export async function readUndo(
  { db, clock }: FrameContext,
  token: string,
): Promise<{ readonly row: ChangeRow; readonly wallet: WalletRow }> {
  const now = clock.now()
  const isOfLink = eq(walletChanges.undoHash, sha256(token))
  const [owner] = await db.select({ id: walletChanges.userId }).from(walletChanges).where(isOfLink)
  if (owner) await applyDueChanges(db, now, owner.id)
  const isInTime = or(isNull(walletChanges.appliedAt), isRecent(db, now))
  const [found] = await db
    .select({ row: walletChanges, wallet: wallets })
    .from(walletChanges)
    .innerJoin(wallets, eq(wallets.id, walletChanges.walletId))
    .where(and(isOfLink, isNull(walletChanges.endedAt), isInTime))
  if (!found) throw new FrameRefusal('link_over')
  return found
}

/**
 * Undoes a change by its mailed link (S-36). Access to the mailbox alone must never have an
 * immediate effect. Undoing a proven change of recovery data therefore waits 24 h, and requires
 * that the wallet still has the values of that change.
 *
 * @throws {FrameRefusal} `link_over`, `newer_wallet`, and as `postponeChange`.
 */
export async function undoChange(
  context: FrameContext,
  { token, browser, place }: { readonly token: string } & Pick<ChangeParty, 'browser' | 'place'>,
): Promise<Undone> {
  const { row, wallet } = await readUndo(context, token)
  const { userId, walletId, kind, before, proven, appliedAt } = row
  const party = {
    userId,
    deviceId: null,
    browser,
    origin: context.config.publicOrigin,
    ...(place && { place }),
  }
  if (!appliedAt) {
    await stopWaiting(context, row, party)
    return { state: 'undone' }
  }
  if (kind !== 'archive' && proven) {
    requireStanding(row, wallet)
    const asked = { walletId, kind, next: before ?? {} }
    const { takesEffectAt } = await postponeChange(context, party, asked)
    return { state: 'waiting', takesEffectAt: takesEffectAt.toISOString() }
  }
  await context.db.transaction(async (tx) => {
    if (kind === 'archive') await reinstateWallet(tx, row, { party, now: context.clock.now() })
    else await putBack(tx, row, { party, now: context.clock.now() })
  })
  await mailUndone(context, row, party)
  return { state: 'undone' }
}

/**
 * Cancels a scheduled wallet change. If its time has passed, the change is applied instead.
 *
 * @throws {FrameRefusal} `change_over`: the change was already applied or ended.
 */
export async function stopWaiting(
  { db, clock }: FrameContext,
  { id }: Pick<ChangeRow, 'id'>,
  { userId, browser }: ChangeParty,
): Promise<void> {
  const now = clock.now()
  await applyDueChanges(db, now, userId)
  await db.transaction(async (tx) => {
    const stopped = await tx
      .update(walletChanges)
      .set({ endedAt: new Date(now) })
      .where(and(eq(walletChanges.id, id), eq(walletChanges.userId, userId), isWaiting()))
      .returning({ id: walletChanges.id })
    if (stopped.length === 0) throw new FrameRefusal('change_over')
    await noteActivity(tx, { userId, kind: 'change_stopped', browser, now })
  })
}

/**
 * Throws `link_over` if the wallet no longer has the values that the undone change has set. An old
 * link must not undo later changes by the owner.
 */
function requireStanding(row: ChangeRow, wallet: WalletRow): void {
  if (wallet.state !== 'active' || !hasColumns(wallet, row.next))
    throw new FrameRefusal('link_over')
}

async function putBack(
  tx: Database,
  row: ChangeRow,
  { party, now }: { readonly party: ChangeParty; readonly now: number },
): Promise<void> {
  const { id, walletId, userId, before } = row
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (!wallet) throw new FrameRefusal('link_over')
  requireStanding(row, wallet)
  await tx
    .update(wallets)
    .set(toColumns(wallet, before ?? {}, now))
    .where(eq(wallets.id, walletId))
  await tx
    .update(walletChanges)
    .set({ endedAt: new Date(now) })
    .where(eq(walletChanges.id, id))
  await noteActivity(tx, { userId, kind: 'change_undone', browser: party.browser, now })
}
