import { and, eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { wallets } from '../db/schema.ts'
import type { FrameContext } from '../FrameContext.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { requireFresh } from './shares.ts'
import { readWallet } from './wallets.ts'

/**
 * Stores the recovery record (S-24): of a reserved wallet at will, of an active one after a fresh code.
 *
 * @throws {FrameRefusal} `not_found`, `fresh_code_needed`.
 */
export async function storeRecord(
  { db, clock }: FrameContext,
  session: ActiveSession,
  { walletId, record }: { readonly walletId: string; readonly record: string },
): Promise<void> {
  const now = clock.now()
  const { userId, deviceId } = session.row
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  const isActive = wallet.state === 'active'
  // Once more with the same changes nothing, so a device that lost the answer may ask again.
  if (isActive && wallet.record === record) return
  if (isActive) requireFresh(session, now)
  await db.transaction(async (tx) => {
    await tx
      .update(wallets)
      .set({ record, backedUp: false })
      .where(and(eq(wallets.id, walletId), eq(wallets.state, wallet.state)))
    if (!isActive) return
    const { browser } = session.device
    await noteActivity(tx, { userId, kind: 'recovery_changed', browser, now })
  })
}

/** Notes that the recovery code was typed again (S-24). @throws {FrameRefusal} `not_found`. */
export async function noteBackup(
  { db }: FrameContext,
  { row }: ActiveSession,
  walletId: string,
): Promise<void> {
  const { userId, deviceId } = row
  await readWallet(db, { userId, deviceId }, walletId)
  await db.update(wallets).set({ backedUp: true }).where(eq(wallets.id, walletId))
}
