import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import { CredentialId, Done, RandomId, Sealed } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Stores the record of a passkey of the active wallet (S-35), with a proof that the wallet is open (S-36, act
 * `passkey`); it brings the wallet back from now on, and its owner is mailed how to undo it. Once more with the same record changes
 * nothing. 409 `too_many_passkeys` (ten), 422 `invalid_wallet_proof`.
 */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/passkeys/add',
  access: 'session',
  input: z.strictObject({
    walletId: RandomId,
    credentialId: CredentialId,
    record: Sealed,
    proof: WalletProof,
  }),
  response: Done,
})

/**
 * Takes a passkey's record out of use, with a proof as above. For 30 days it is kept: added again by whoever proves the
 * wallet, it is what it was.
 */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/passkeys/remove',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, credentialId: CredentialId, proof: WalletProof }),
  response: Done,
})
