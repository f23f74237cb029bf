import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import {
  DeviceNumber,
  Done,
  Origin,
  PublicKey,
  RandomId,
  RetryAfterSeconds,
  Sealed,
  Secret,
  Time,
} from '../schema/fields.ts'
import { Changed } from './changes.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Stores a copy of the wallet's entropy, sealed to the public key of the key service (S-26). For a
 * pending wallet of this device the call can be repeated. For an active wallet it is a change of a
 * recovery method (S-36): immediate with a proof (act `escrow`), after 24 h without. Both need a
 * login within the last ten minutes (403 `login_too_old`), and the owner is notified by mail. 409
 * `escrow_off` if the server does not recover wallets, 409 `change_pending`, 409 `nobody_to_tell`,
 * 422 `invalid_wallet_proof`.
 */
export const putEscrow = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/escrow',
  access: 'session',
  input: z.strictObject({
    walletId: RandomId,
    enc: Sealed,
    ct: Sealed,
    proof: z.optional(WalletProof),
  }),
  response: Changed,
})

/**
 * Deletes the operator's copy, so that the operator can no longer recover the wallet. Ends waiting
 * releases. Like `putEscrow`, it is a change of a recovery method: immediate with a proof, after 24
 * h without. Does nothing if no copy exists.
 */
export const dropEscrow = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/escrow/drop',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, proof: z.optional(WalletProof) }),
  response: Changed,
})

/**
 * Mails a link with which the owner lets this device request the operator's copy. The mail asks for
 * a number as at login: the app shows `deviceNumber`. The key service is not called before the link
 * is approved. Replaces an open request of this device. 404 `not_found` without a copy, 409
 * `no_email`, 409 `escrow_off`, 429 `send_too_soon`.
 */
export const startRelease = defineEndpoint({
  method: 'POST',
  path: '/api/escrow/start',
  access: 'session',
  input: z.strictObject({ origin: Origin }),
  response: z.object({
    expiresAt: Time,
    retryAfterSeconds: RetryAfterSeconds,
    deviceNumber: DeviceNumber,
  }),
})

/**
 * Returns the status of this device's request for the operator's copy. `opensAt` comes from the key
 * service and its clock.
 */
export const readRelease = defineEndpoint({
  method: 'GET',
  path: '/api/escrow',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    release: z.discriminatedUnion('state', [
      /**
       * The device has not requested the operator's copy, or its request was cancelled, used or has
       * expired.
       */
      z.object({ state: z.literal('none') }),
      /** A mail with a link was sent, and the owner has not approved it yet. */
      z.object({ state: z.literal('asked'), expiresAt: Time }),
      z.object({ state: z.literal('waiting'), opensAt: Time }),
      z.object({ state: z.literal('open'), expiresAt: Time }),
    ]),
  }),
})

/**
 * Takes the operator's copy after the wait. The key service seals it to `publicKey`, so that the
 * frame's server cannot read it. `proof` is a JWT of the device key (`releaseProofType`), which the
 * key service verifies itself. `publicKey` must equal the one in the proof. Works once: the request
 * is deleted afterwards. 404 `not_found` without a request, 403 `release_too_early`, 401
 * `invalid_proof`, 409 `escrow_off`, 429 `rate_limited` (ten attempts an hour), 503
 * `key_service_unreachable`.
 */
export const takeRelease = defineEndpoint({
  method: 'POST',
  path: '/api/escrow/take',
  access: 'session',
  input: z.strictObject({ publicKey: PublicKey, proof: z.string().check(z.maxLength(4_096)) }),
  response: z.object({ enc: Sealed, ct: Sealed }),
})

/**
 * Ends a request for the operator's copy with the token of `/device#cancel=<token>`, which was
 * mailed at the start of the wait. 410 `link_over`.
 */
export const cancelRelease = defineEndpoint({
  method: 'POST',
  path: '/api/escrow/cancel',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
