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
  /** Whether the requesting device has proven that it can open the wallet. */
  readonly proven?: boolean
}

/**
 * Restores an archived wallet (S-36). A newer active wallet is archived only if the restored wallet
 * was archived without proof and is restored with proof. An attacker's new wallet therefore cannot
 * lock the owner out, and an old wallet does not replace the owner's own new one.
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
    await archive(tx, other, options)
  }
  await tx
    .update(wallets)
    .set({ state: 'active', archivedAt: null })
    .where(eq(wallets.id, walletId))
  await noteActivity(tx, { userId, kind: 'wallet_restored', browser: party.browser, now })
}

/**
 * Archives the newer wallet, because an older one is restored. The owner can undo this like any
 * archiving.
 */
async function archive(
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
      // This token is not mailed, so only a device that holds the wallet can undo the change.
      undoHash: sha256(randomToken()),
      createdAt: at,
      takesEffectAt: at,
      appliedAt: at,
    })
    .returning()
  if (row) await applyChange(tx, row, now)
}
