import type { WalletProof } from '@latchkey/frame-api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { beginChange } from '../changes/beginChange.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { KeyService, SealedCopy } from '../key-service/KeyService.ts'
import { requireRecentLogin } from '../sessions/requireRecentLogin.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { readWallet } from '../wallet/wallets.ts'

/**
 * Returns the client of the key service. It is configured only if the operator recovers wallets.
 *
 * @throws {FrameRefusal} `escrow_off`: no key service is configured.
 */
export function requireKeyService({ keyService }: FrameContext): KeyService {
  if (!keyService) throw new FrameRefusal('escrow_off')
  return keyService
}

/**
 * Finds the user's active wallet if the operator has a copy of it. Returns `undefined` otherwise.
 */
export async function findCopied(db: Database, userId: string) {
  const [wallet] = await db
    .select({ id: wallets.id, enc: wallets.escrowEnc, ct: wallets.escrowCt })
    .from(wallets)
    .where(
      and(eq(wallets.userId, userId), eq(wallets.state, 'active'), isNotNull(wallets.escrowCt)),
    )
  return wallet
}

export type AskedCopy = SealedCopy & {
  readonly walletId: string
  readonly proof?: WalletProof | undefined
}

/**
 * Stores the operator's copy of a wallet (S-26). A reserved wallet needs no further checks. For an
 * active wallet, this is a change of its recovery data and requires a recent login (S-36).
 *
 * @returns The change, or `undefined` if the copy is stored already or the wallet is only reserved.
 * @throws {FrameRefusal} `escrow_off`, `not_found`, `login_too_old`, and as `beginChange`.
 */
export async function putCopy(
  context: FrameContext,
  session: ActiveSession,
  { walletId, enc, ct, proof }: AskedCopy,
) {
  requireKeyService(context)
  const { db, clock } = context
  const now = clock.now()
  const { userId, deviceId } = session.row
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  // An identical copy changes nothing, so that a device can repeat a request whose response was
  // lost.
  if (wallet.escrowEnc === enc && wallet.escrowCt === ct) return undefined
  const next = { escrowEnc: enc, escrowCt: ct }
  if (wallet.state === 'active') {
    requireRecentLogin(session, now)
    const row = await beginChange(context, session, { walletId, kind: 'escrow', next, proof })
    return { row, wallet }
  }
  await db.transaction(async (tx) => {
    await tx
      .update(wallets)
      .set(next)
      .where(and(eq(wallets.id, walletId), eq(wallets.state, 'pending')))
    // The activity log shows only the first copy, because a device may repeat the request.
    if (wallet.escrowCt !== null) return
    const { browser } = session.device
    await noteActivity(tx, { userId, kind: 'escrow_added', browser, now })
  })
  return undefined
}

/**
 * Deletes the operator's copy, as a change of the wallet's recovery data (S-36). Pending releases
 * of the copy end too. Works even if the operator no longer offers recovery.
 *
 * @throws {FrameRefusal} `not_found`, `login_too_old`, and as `beginChange`.
 */
export async function dropCopy(
  context: FrameContext,
  session: ActiveSession,
  { walletId, proof }: Pick<AskedCopy, 'walletId' | 'proof'>,
) {
  const { db, clock } = context
  const { userId, deviceId } = session.row
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  if (wallet.escrowCt === null) return undefined
  requireRecentLogin(session, clock.now())
  const next = { escrowEnc: null, escrowCt: null }
  if (wallet.state === 'active') {
    const row = await beginChange(context, session, { walletId, kind: 'escrow', next, proof })
    return { row, wallet }
  }
  await db.update(wallets).set(next).where(eq(wallets.id, walletId))
  return undefined
}
