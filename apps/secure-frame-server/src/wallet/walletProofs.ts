import { toWalletProofText, type WalletAct, type WalletProof } from '@latchkey/frame-api'
import { randomId } from '@latchkey/service'
import { proofNonceMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { isSameText } from '../keys/keyedHash.ts'
import { useOnce } from '../proof/useOnce.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { isSignedBy } from './isSignedBy.ts'
import { findKnownWallet } from './wallets.ts'

type Party = Pick<ActiveSession, 'row'>

/**
 * Creates a nonce for one wallet proof. It is random and bound to session, wallet and time by a
 * hash, so the server need not store it.
 */
export function createWalletNonce(
  { hash, clock }: FrameContext,
  { row }: Party,
  walletId: string,
): string {
  const random = randomId()
  const period = Math.floor(clock.now() / proofNonceMs)
  return `${random}.${hash('wallet', row.id, walletId, random, String(period))}`
}

export type WalletDeed = {
  readonly walletId: string
  readonly act: WalletAct
  readonly proof: WalletProof
}

/**
 * Verifies the proof that the caller can open the wallet (S-36). One of its addresses must have
 * signed the action and a recent, unused nonce of this session. The nonce is consumed even if the
 * proof is invalid.
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`.
 */
export async function requireWalletProof(
  context: FrameContext,
  session: Party,
  { walletId, act, proof }: WalletDeed,
): Promise<void> {
  const { db, clock } = context
  const wallet = await findKnownWallet(db, session.row.userId, walletId)
  if (!wallet) throw new FrameRefusal('not_found')
  const { nonce, namespace, signature } = proof
  const expiresAt = new Date(clock.now() + 2 * proofNonceMs)
  const isGood =
    isOurs(context, session, { walletId, nonce }) &&
    (await useOnce(db, { id: `wallet ${nonce}`, expiresAt }))
  const text = toWalletProofText(walletId, { act, nonce })
  const { addresses } = wallet
  if (!isGood || !addresses || !(await isSignedBy(addresses, { text, namespace, signature }))) {
    throw new FrameRefusal('invalid_wallet_proof')
  }
}

function isOurs(
  { hash, clock }: FrameContext,
  { row }: Party,
  { walletId, nonce }: { readonly walletId: string; readonly nonce: string },
): boolean {
  const [random = '', told = ''] = nonce.split('.')
  const period = Math.floor(clock.now() / proofNonceMs)
  return [period, period - 1].some((at) =>
    isSameText(told, hash('wallet', row.id, walletId, random, String(at))),
  )
}
