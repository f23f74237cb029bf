import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq, isNull } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, walletChanges, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { WalletRow } from '../wallet/wallets.ts'
import { applyChange } from './applyChanges.ts'
import type { ChangeParty } from './changeRows.ts'

export type ReinstateOptions = {
  readonly party: ChangeParty
  readonly now: number
  /** The wallet is open where this is asked for. */
  readonly proven?: boolean
}

/**
 * Puts a wallet that was put away into use again (S-36). Another one in use gives way only to an older one that went
 * without proof and now comes back with it: what a thief has made in its place does not keep its owner out, and what an
 * owner has left behind does not come back over their new one.
 *
 * @throws {FrameRefusal} `change_over`, `newer_wallet`.
 */
export async function reinstateWallet(
  tx: Database,
  change: ChangeRow,
  options: ReinstateOptions,
): Promise<void> {
  const { id, walletId, userId } = change
  const { party, now, proven = false } = options
  const claimed = await tx
    .update(walletChanges)
    .set({ endedAt: new Date(now) })
    .where(and(eq(walletChanges.id, id), isNull(walletChanges.endedAt)))
    .returning({ id: walletChanges.id })
  const [wallet] = await tx
    .select()
    .from(wallets)
    .where(and(eq(wallets.id, walletId), eq(wallets.state, 'archived')))
    .for('update')
  if (claimed.length === 0 || !wallet) throw new FrameRefusal('change_over')
  const [other] = await tx
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.state, 'active')))
    .for('update')
  if (other) {
    const givesWay = proven && !change.proven && wallet.createdAt < other.createdAt
    if (!givesWay) throw new FrameRefusal('newer_wallet')
    await putAway(tx, other, options)
  }
  await tx
    .update(wallets)
    .set({ state: 'active', archivedAt: null })
    .where(eq(wallets.id, walletId))
  await noteActivity(tx, { userId, kind: 'wallet_restored', browser: party.browser, now })
}

/** The newer wallet can come back like any other. */
async function putAway(
  tx: Database,
  { id: walletId }: WalletRow,
  { party, now }: ReinstateOptions,
): Promise<void> {
  const at = new Date(now)
  const [row] = await tx
    .insert(walletChanges)
    .values({
      ...party,
      walletId,
      id: randomId(),
      kind: 'archive',
      next: {},
      proven: true,
      // No mail has a link for it: a browser that holds it brings it back.
      undoHash: sha256(randomToken()),
      createdAt: at,
      takesEffectAt: at,
      appliedAt: at,
    })
    .returning()
  if (row) await applyChange(tx, row, now)
}
