import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import { CredentialId, Done, RandomId, Sealed } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Stores the record of a passkey of the active wallet (S-35), with a proof that the wallet is open
 * (S-36, act `passkey`). From now on the passkey can recover the wallet. The owner receives a mail
 * with a link to undo it. Repeating the call with the same record changes nothing. 409
 * `too_many_passkeys` (ten), 422 `invalid_wallet_proof`.
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
 * Deactivates a passkey's record, with a proof like `addPasskey`. The record is stored for 30 days.
 * Adding the same passkey again with a proof restores it.
 */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/passkeys/remove',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, credentialId: CredentialId, proof: WalletProof }),
  response: Done,
})
