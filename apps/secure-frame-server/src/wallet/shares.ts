import { and, eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { freshCodeMs, sharesPerDevice, sharesPerUser } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { type MasterKeys, open, seal, toKeyId } from '../keys/envelope.ts'
import { takeAllowances } from '../limits/takeAllowances.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { findKnownWallet, type Holder, readWallet, type WalletRow } from './wallets.ts'

/**
 * Returns the server's share of a wallet to a device that signed the request (S-31), and adds an
 * entry to the user's activity log.
 *
 * @returns 32 bytes in base64url.
 * @throws {FrameRefusal} `not_found`, `fresh_code_needed`, `too_many_requests_of_share`.
 */
export async function releaseUserShare(
  context: FrameContext,
  session: ActiveSession,
  { walletId, purpose }: { readonly walletId: string; readonly purpose: 'use' | 'export' },
): Promise<string> {
  const { db, clock, masterKeys } = context
  const now = clock.now()
  const { userId, deviceId } = session.row
  const wallet = await readShared(db, { userId, deviceId }, walletId)
  if (purpose === 'export') requireFresh(session, now)
  const retryAfterSeconds = await takeAllowances(
    db,
    [
      { key: `share device ${deviceId}`, rules: sharesPerDevice },
      { key: `share user ${userId}`, rules: sharesPerUser },
    ],
    now,
  )
  if (retryAfterSeconds > 0) {
    throw new FrameRefusal('too_many_requests_of_share', { retryAfterSeconds })
  }
  const kind = purpose === 'export' ? 'export_released' : 'share_released'
  await noteActivity(db, { userId, kind, browser: session.device.browser, now })
  const share = open(masterKeys, wallet.share, wallet.id)
  await rewrap(db, { walletId, envelope: wallet.share, share, masterKeys })
  return share.toString('base64url')
}

/**
 * Finds the wallet whose share is requested, even if it is archived: the owner must be able to open
 * an archived wallet to restore it (S-36).
 */
async function readShared(db: Database, holder: Holder, walletId: string): Promise<WalletRow> {
  const known = await findKnownWallet(db, holder.userId, walletId)
  return known ?? readWallet(db, holder, walletId)
}

/**
 * Throws unless the user has entered a fresh code or logged in recently (S-32).
 *
 * @throws {FrameRefusal} `fresh_code_needed`.
 */
export function requireFresh({ row }: ActiveSession, now: number): void {
  const byCode = row.freshUntil !== null && row.freshUntil.getTime() > now
  const byLogin = row.signedInAt.getTime() > now - freshCodeMs
  if (!byCode && !byLogin) throw new FrameRefusal('fresh_code_needed')
}

/**
 * Encrypts a share again if its master key is not the current one (S-34). Does nothing if another
 * request was faster.
 */
async function rewrap(
  db: Database,
  options: {
    readonly walletId: string
    readonly envelope: string
    readonly share: Buffer
    readonly masterKeys: MasterKeys
  },
): Promise<void> {
  const { walletId, envelope, share, masterKeys } = options
  if (toKeyId(envelope) === masterKeys.current) return
  await db
    .update(wallets)
    .set({ share: seal(masterKeys, share, walletId) })
    .where(and(eq(wallets.id, walletId), eq(wallets.share, envelope)))
}
