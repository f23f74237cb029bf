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
 * Reserves a wallet and its server share for this device (S-27). If a wallet exists, returns it:
 * the user's active one from any device, or this device's earlier reservation. Create keys only for
 * `state: 'pending'`.
 */
export const reserveWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/reserve',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ wallet: Wallet }),
})

/**
 * Deletes a wallet that this device reserved and cannot complete. An active wallet stays unchanged
 * (409).
 */
export const discardWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/discard',
  access: 'session',
  input: z.strictObject({ walletId: RandomId }),
  response: Done,
})

/**
 * Stores the recovery record of a wallet. For a pending wallet of this device the call can be
 * repeated. For an active wallet it is a change of a recovery method (S-36): immediate with a proof
 * (act `code`); without one it needs a fresh code (403 `fresh_code_needed`) and takes effect after
 * 24 h. Resets `backedUp`. 409 `change_pending`, 409 `nobody_to_tell` (the login has no address for
 * the mail of S-36, neither its own nor a provider's), 422 `invalid_wallet_proof`, 503
 * `mail_failed`.
 */
export const uploadRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/recovery',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, record: Sealed, proof: z.optional(WalletProof) }),
  response: Changed,
})

/**
 * Makes a reserved wallet the user's active one. Each account signs `toWalletProofText(walletId)`.
 * A repeated call with the same addresses returns the same answer. 409 `wallet_exists`: another
 * device was first, so start a recovery. 409 `wallet_incomplete`: the recovery record is missing.
 * 422 `invalid_wallet_proof`.
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
 * Releases the server share (S-31): 32 bytes in base64url, which the caller stores only in memory.
 * At most 30 an hour per device and 60 per user (429 `too_many_requests_of_share`). The activity
 * log shows each release to the user. `export` needs a fresh code or login (403
 * `fresh_code_needed`). The share of an archived wallet stays available, so that a device with the
 * wallet can prove it and restore the wallet (S-36).
 */
export const releaseShare = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/share',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, purpose: z.enum(['use', 'export']) }),
  response: z.object({ share: Secret }),
})

/**
 * Returns the nonce for one proof of an opened wallet (S-36). `toWalletProofText` puts it into the
 * text to sign. The nonce is valid for the calling session, for at least five minutes, once. An
 * invalid proof is refused with 422 `invalid_wallet_proof` and uses up its nonce.
 */
export const startWalletProof = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/proof',
  access: 'session',
  input: z.strictObject({ walletId: RandomId }),
  response: z.object({ nonce: WalletNonce }),
})

/**
 * Records that the owner re-entered parts of the recovery code (S-24). This ends the warnings, so
 * it needs a proof that the wallet is open (act `backup`): 422 `invalid_wallet_proof`. 404 for a
 * wallet that is not active.
 */
export const confirmBackup = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/backed-up',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, proof: WalletProof }),
  response: Done,
})

/**
 * Archives the active wallet so that a new one can be created, after the user has confirmed twice
 * (S-27). Immediate with a proof that the wallet is open (act `archive`). Without a proof it needs
 * a login within the last ten minutes (403 `login_too_old`) and takes effect after 24 h (S-36). The
 * wallet can be restored for 30 days. 409 `change_pending`, 409 `nobody_to_tell`, 422
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
