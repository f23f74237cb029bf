import type { WalletProof } from '@latchkey/frame-api'
import { and, eq } from 'drizzle-orm'
import { beginChange } from '../changes/beginChange.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { requireFresh } from '../wallet/shares.ts'
import { requireWalletProof } from '../wallet/walletProofs.ts'
import { readWallet } from '../wallet/wallets.ts'

export type AskedRecord = {
  readonly walletId: string
  readonly record: string
  readonly proof?: WalletProof | undefined
}

/**
 * Stores the recovery record of a wallet (S-24). For an active wallet, this is a change of its
 * recovery data (S-36), which needs a proof that the device can open the wallet, or a fresh code.
 *
 * @returns The change, or `undefined` if the record is stored already or the wallet is only
 * reserved.
 * @throws {FrameRefusal} `not_found`, `fresh_code_needed`, and as `beginChange`.
 */
export async function storeRecord(
  context: FrameContext,
  session: ActiveSession,
  { walletId, record, proof }: AskedRecord,
) {
  const { db, clock } = context
  const { userId, deviceId } = session.row
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  // An identical record changes nothing, so that a device can repeat a request whose response was
  // lost.
  if (wallet.record === record) return undefined
  if (wallet.state !== 'active') {
    await db
      .update(wallets)
      .set({ record })
      .where(and(eq(wallets.id, walletId), eq(wallets.state, 'pending')))
    return undefined
  }
  if (!proof) requireFresh(session, clock.now())
  const next = { record, backedUp: false }
  const row = await beginChange(context, session, { walletId, kind: 'code', next, proof })
  return { row, wallet }
}

/**
 * Records that the user has confirmed the recovery code (S-24). Requires a proof that the device
 * can open the wallet, so that an attacker with access to the mailbox cannot turn off the backup
 * warning (S-36).
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`.
 */
export async function noteBackup(
  context: FrameContext,
  session: ActiveSession,
  { walletId, proof }: { readonly walletId: string; readonly proof: WalletProof },
): Promise<void> {
  await requireWalletProof(context, session, { walletId, act: 'backup', proof })
  const noted = await context.db
    .update(wallets)
    .set({ backedUp: true })
    .where(and(eq(wallets.id, walletId), eq(wallets.state, 'active')))
    .returning({ id: wallets.id })
  if (noted.length === 0) throw new FrameRefusal('not_found')
}
