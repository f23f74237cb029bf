import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import {
  Done,
  EvmSignature,
  RandomId,
  Sealed,
  Secret,
  SolanaSignature,
  WalletAddresses,
  WalletNonce,
} from '../schema/fields.ts'
import { Wallet } from '../schema/Session.ts'
import { Changed } from './changes.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Reserves a wallet and its server share for this device (S-27), or answers the one there is: the active one of the
 * user, whoever made it, or what this device reserved before. Making keys is right only for `state: 'pending'`.
 */
export const reserveWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/reserve',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ wallet: Wallet }),
})

/** Drops a wallet that this device reserved and cannot go on with. An active wallet is left alone (409). */
export const discardWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/discard',
  access: 'session',
  input: z.strictObject({ walletId: RandomId }),
  response: Done,
})

/**
 * Stores the recovery record of a wallet: for a pending one of this device, as often as wanted. For an active one
 * it is a change of what recovers the wallet (S-36): at once with a proof (act `code`); without one after a fresh code
 * (403 `fresh_code_needed`) and in 24 h. `backedUp` is taken back with it. 409 `change_pending`, 409 `nobody_to_tell`
 * (no address, its own or a provider's, for the mail of S-36), 422 `invalid_wallet_proof`, 503 `mail_failed`.
 */
export const uploadRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/recovery',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, record: Sealed, proof: z.optional(WalletProof) }),
  response: Changed,
})

/**
 * Makes a reserved wallet the user's one. Each account signs `toWalletProofText(walletId)`. Once more with the same
 * addresses answers the same. 409 `wallet_exists`: another device was first, ask for recovery;
 * 409 `wallet_incomplete`: no recovery record; 422 `invalid_wallet_proof`.
 */
export const activateWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/activate',
  access: 'session',
  input: z.strictObject({
    walletId: RandomId,
    addresses: WalletAddresses,
    proofs: z.strictObject({
      eip155: EvmSignature,
      solana: SolanaSignature,
    }),
  }),
  response: z.object({ wallet: Wallet }),
})

/**
 * Releases the server share (S-31): 32 bytes in base64url, for memory alone. At most 30 an hour for a device and 60
 * for a user (429 `too_many_requests_of_share`); the user sees each in the activity log. `export` needs a fresh code
 * or login (403 `fresh_code_needed`). A wallet that was put away has its share still, so that a device which holds the
 * wallet can prove that and bring it back (S-36).
 */
export const releaseShare = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/share',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, purpose: z.enum(['use', 'export']) }),
  response: z.object({ share: Secret }),
})

/**
 * Answers the nonce for one proof of an opened wallet (S-36), which `toWalletProofText` puts into the text to sign: for
 * the session that asks, at least five minutes, once. A proof that does not hold is refused with 422
 * `invalid_wallet_proof`, and its nonce is used up.
 */
export const startWalletProof = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/proof',
  access: 'session',
  input: z.strictObject({ walletId: RandomId }),
  response: z.object({ nonce: WalletNonce }),
})

/**
 * Notes that the owner has typed parts of the recovery code again (S-24). Warnings end with it, so it needs a proof that
 * the wallet is open (act `backup`): 422 `invalid_wallet_proof`. 404 for a wallet that is not in use.
 */
export const confirmBackup = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/backed-up',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, proof: WalletProof }),
  response: Done,
})

/**
 * Puts the active wallet away so that a new one can be made, after the user has confirmed twice (S-27): at once with a
 * proof that the wallet is open (act `archive`); without one after a login within ten minutes (403 `login_too_old`) and
 * in 24 h (S-36). For 30 days it can be brought back. 409 `change_pending`, 409 `nobody_to_tell`, 422
 * `invalid_wallet_proof`, 503 `mail_failed`.
 */
export const archiveWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/archive',
  access: 'session',
  input: z.strictObject({
    walletId: RandomId,
    confirmations: z.literal(2),
    proof: z.optional(WalletProof),
  }),
  response: Changed,
})
