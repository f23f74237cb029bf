import type { WalletProof } from '@latchkey/frame-api'
import { and, eq } from 'drizzle-orm'
import { makeChange, toParty } from '../changes/beginChange.ts'
import { passkeysPerWallet } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { type StoredPasskey, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { listPasskeys } from '../wallet/listPasskeys.ts'
import { requireWalletProof } from '../wallet/walletProofs.ts'

type Asked = {
  readonly walletId: string
  readonly credentialId: string
  readonly proof: WalletProof
}

/**
 * Stores the recovery record of a passkey (S-35). Requires a proof that the device can open the
 * wallet (S-36). The owner gets a mail with an undo link.
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`, `too_many_passkeys`.
 */
export async function addUserPasskey(
  context: FrameContext,
  session: ActiveSession,
  { record, ...asked }: Asked & { readonly record: string },
): Promise<void> {
  const { walletId, credentialId } = asked
  const passkeys = await requireOpened(context, session, asked)
  const others = passkeys.filter((known) => known.credentialId !== credentialId)
  if (others.length >= passkeysPerWallet) throw new FrameRefusal('too_many_passkeys')
  if (passkeys.find((known) => known.credentialId === credentialId)?.record === record) return
  const addedAt = new Date(context.clock.now()).toISOString()
  const passkey = { credentialId, record, browser: session.device.browser, addedAt }
  await makeChange(context, toParty(session), { walletId, kind: 'passkey', next: { passkey } })
}

/**
 * Removes a passkey. Its record is kept for 30 days. The owner gets a mail with an undo link.
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`.
 */
export async function removeUserPasskey(
  context: FrameContext,
  session: ActiveSession,
  asked: Asked,
): Promise<void> {
  const { walletId, credentialId } = asked
  const passkeys = await requireOpened(context, session, asked)
  const known = passkeys.find((passkey) => passkey.credentialId === credentialId)
  if (!known) return
  const passkey = { ...known, removedAt: new Date(context.clock.now()).toISOString() }
  await makeChange(context, toParty(session), { walletId, kind: 'passkey', next: { passkey } })
}

/** Verifies the proof that the device can open the wallet. Returns the active wallet's passkeys. */
async function requireOpened(
  context: FrameContext,
  session: ActiveSession,
  { walletId, proof }: Asked,
): Promise<readonly StoredPasskey[]> {
  await requireWalletProof(context, session, { walletId, act: 'passkey', proof })
  const [wallet] = await context.db
    .select({ passkeys: wallets.passkeys })
    .from(wallets)
    .where(and(eq(wallets.id, walletId), eq(wallets.state, 'active')))
  if (!wallet) throw new FrameRefusal('not_found')
  return listPasskeys(wallet)
}
