import { and, eq, isNotNull } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { Database } from '../db/Database.ts'
import { wallets } from '../db/schema.ts'
import type { FrameContext } from '../FrameContext.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { requireRecentLogin } from '../login/requireRecentLogin.ts'
import { toCopyLetter } from '../mail/escrowMails.ts'
import { notify } from '../mail/sendLetter.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { readWallet } from '../wallet/wallets.ts'
import { endReleases } from './endReleases.ts'
import type { KeyService, SealedCopy } from './KeyService.ts'

/** What only an operator who recovers wallets serves. @throws {FrameRefusal} `escrow_off`. */
export function requireKeyService({ keyService }: FrameContext): KeyService {
  if (!keyService) throw new FrameRefusal('escrow_off')
  return keyService
}

/** Finds the active wallet of a user that has a copy. */
export async function findCopied(db: Database, userId: string) {
  const [wallet] = await db
    .select({ id: wallets.id, enc: wallets.escrowEnc, ct: wallets.escrowCt })
    .from(wallets)
    .where(
      and(eq(wallets.userId, userId), eq(wallets.state, 'active'), isNotNull(wallets.escrowCt)),
    )
  return wallet
}

/**
 * Stores the copy of a wallet (S-26): of a reserved one at will, of an active one after a recent login, with a notice.
 *
 * @throws {FrameRefusal} `escrow_off`, `not_found`, `login_too_old`.
 */
export async function putCopy(
  context: FrameContext,
  session: ActiveSession,
  { walletId, enc, ct }: SealedCopy & { readonly walletId: string },
): Promise<void> {
  requireKeyService(context)
  const { db, clock } = context
  const now = clock.now()
  const { userId, deviceId } = session.row
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  const isActive = wallet.state === 'active'
  // Once more with the same changes nothing, so a device that lost the answer may ask again.
  if (wallet.escrowEnc === enc && wallet.escrowCt === ct) return
  if (isActive) requireRecentLogin(session, now)
  await db.transaction(async (tx) => {
    await tx
      .update(wallets)
      .set({ escrowEnc: enc, escrowCt: ct })
      .where(and(eq(wallets.id, walletId), eq(wallets.state, wallet.state)))
    // Of a reserved wallet the first is told, not each attempt.
    if (!isActive && wallet.escrowCt !== null) return
    const { browser } = session.device
    await noteActivity(tx, { userId, kind: 'escrow_added', browser, now })
  })
  if (isActive) await notify(context, session, (asker) => toCopyLetter(asker, 'added'))
}

/**
 * Deletes the copy; nobody waits for it any more. Works where the operator has stopped to recover wallets, too.
 *
 * @throws {FrameRefusal} `not_found`, `login_too_old`.
 */
export async function dropCopy(
  context: FrameContext,
  session: ActiveSession,
  walletId: string,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const { userId, deviceId } = session.row
  const { escrowCt } = await readWallet(db, { userId, deviceId }, walletId)
  if (escrowCt === null) return
  requireRecentLogin(session, now)
  await db.transaction(async (tx) => {
    await tx
      .update(wallets)
      .set({ escrowEnc: null, escrowCt: null })
      .where(eq(wallets.id, walletId))
    await endReleases(tx, { walletId })
    const { browser } = session.device
    await noteActivity(tx, { userId, kind: 'escrow_dropped', browser, now })
  })
  await notify(context, session, (asker) => toCopyLetter(asker, 'dropped'))
}
