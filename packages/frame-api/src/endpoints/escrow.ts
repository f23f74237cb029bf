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
 * Stores a copy of the wallet's entropy, sealed to the public key of the key service (S-26): for a pending wallet of
 * this device as often as wanted; for an active one as a change of what recovers it (S-36): at once with a proof (act
 * `escrow`), in 24 h without. Either needs a login within ten minutes (403 `login_too_old`) and is mailed to the owner.
 * 409 `escrow_off` where the server does not recover wallets, 409 `change_pending`, 409 `nobody_to_tell`,
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
 * Deletes the copy: from now on the recovery code alone recovers the wallet. Releases that wait end with it.
 * A change as above, with or without a proof. Nothing happens where there is no copy.
 */
export const dropEscrow = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/:walletId/escrow/drop',
  access: 'session',
  input: z.strictObject({ walletId: RandomId, proof: z.optional(WalletProof) }),
  response: Changed,
})

/**
 * Mails a link with which the owner lets this device ask for the copy; the mail names a number as at login:
 * `deviceNumber` is shown in the app. Nothing is asked of the key service before the link is approved. An open
 * request of this device is replaced. 404 `not_found` without a copy, 409 `no_email`, 409 `escrow_off`, 429
 * `send_too_soon`.
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

/** Reads how the request of this device stands. `opensAt` is the key service's, by its own clock. */
export const readRelease = defineEndpoint({
  method: 'GET',
  path: '/api/escrow',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    release: z.discriminatedUnion('state', [
      /** Nothing was asked, or it was cancelled, taken, or is over. */
      z.object({ state: z.literal('none') }),
      /** The mailed link is not approved yet. */
      z.object({ state: z.literal('asked'), expiresAt: Time }),
      z.object({ state: z.literal('waiting'), opensAt: Time }),
      z.object({ state: z.literal('open'), expiresAt: Time }),
    ]),
  }),
})

/**
 * Takes the copy once the wait is over, sealed anew to `publicKey` by the key service; the frame's server cannot read
 * it. `proof` is a JWT of the device key (`releaseProofType`), which the key service checks itself; `publicKey` is the one in
 * it. Once: then the request is gone. 404 `not_found` without a request, 403 `release_too_early`, 401 `invalid_proof`, 409
 * `escrow_off`, 429 `rate_limited` (ten tries an hour), 503 `key_service_unreachable`.
 */
export const takeRelease = defineEndpoint({
  method: 'POST',
  path: '/api/escrow/take',
  access: 'session',
  input: z.strictObject({ publicKey: PublicKey, proof: z.string().check(z.maxLength(4_096)) }),
  response: z.object({ enc: Sealed, ct: Sealed }),
})

/** Ends a request with the token of `/device#cancel=<token>`, mailed when it began to wait. 410 `link_over`. */
export const cancelRelease = defineEndpoint({
  method: 'POST',
  path: '/api/escrow/cancel',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
