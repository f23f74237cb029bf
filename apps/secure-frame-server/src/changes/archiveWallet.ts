import type { WalletProof } from '@latchkey/frame-api'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { requireRecentLogin } from '../sessions/requireRecentLogin.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { readWallet } from '../wallet/wallets.ts'
import { beginChange } from './beginChange.ts'

/**
 * Archives the active wallet (S-27): immediately for a device that has opened the wallet, else
 * after 24 h (S-36).
 *
 * @throws {FrameRefusal} `not_found`, `login_too_old`, and as `beginChange`.
 */
export async function archiveUserWallet(
  context: FrameContext,
  session: ActiveSession,
  { walletId, proof }: { readonly walletId: string; readonly proof?: WalletProof | undefined },
) {
  const { db, clock } = context
  const { userId, deviceId } = session.row
  if (!proof) requireRecentLogin(session, clock.now())
  const wallet = await readWallet(db, { userId, deviceId }, walletId)
  if (wallet.state !== 'active') throw new FrameRefusal('not_found')
  const row = await beginChange(context, session, { walletId, kind: 'archive', next: {}, proof })
  return { row, wallet }
}
