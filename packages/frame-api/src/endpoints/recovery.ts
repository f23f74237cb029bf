import * as z from 'zod/mini'
import {
  CredentialId,
  Done,
  Origin,
  PublicKey,
  RandomId,
  RetryAfterSeconds,
  Sealed,
  Time,
} from '../schema/fields.ts'
import { defineEndpoint, longPollMs } from './defineEndpoint.ts'

/**
 * Opens a mailbox into which the recovery page puts the inner recovery record, sealed to
 * `publicKey` (S-25). It is open for five minutes. Replaces an open mailbox of this device. 404
 * `not_found` without an active wallet.
 */
export const openRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/recovery/open',
  access: 'session',
  input: z.strictObject({ publicKey: PublicKey, origin: Origin }),
  response: z.object({ mailboxId: RandomId, expiresAt: Time }),
})

/**
 * Waits up to `longPollMs` until the recovery page has put its record into the mailbox. `sealed` is
 * returned only once, then 410 `mailbox_over`.
 */
export const takeRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/recovery/take',
  access: 'session',
  longPollMs,
  input: z.strictObject({ mailboxId: RandomId }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('sealed'), enc: Sealed, ct: Sealed }),
  ]),
})

/**
 * Mails a link to the recovery page, for a browser without a recently approved link or social
 * login. The mail asks for a number as at login: the app shows `deviceNumber`. 409 `no_email`, 429
 * `send_too_soon`.
 */
export const sendRecoveryLink = defineEndpoint({
  method: 'POST',
  path: '/api/recovery/link',
  access: 'session',
  input: z.strictObject({ origin: Origin }),
  response: z.object({
    transactionId: RandomId,
    expiresAt: Time,
    retryAfterSeconds: RetryAfterSeconds,
    deviceNumber: z.int(),
  }),
})

/**
 * For the page on which a user recovers a wallet: returns the mailbox (id and public key) in which
 * the new device waits for the result. The device is the one whose mailed link or social login the
 * page has approved. Also returns the encrypted records that the recovery code and each passkey can
 * open (S-35). Requires a cookie that `approveDevice` and `finishSocial` set for 30 minutes. 401
 * `recovery_not_granted`, 404 `recovery_not_open` (call again, because the app may open it later),
 * 429 `too_many_downloads` (ten an hour per user).
 */
export const readRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/recovery/read',
  access: 'page',
  input: z.strictObject({}),
  response: z.object({
    mailboxId: RandomId,
    origin: Origin,
    publicKey: PublicKey,
    walletId: RandomId,
    userId: RandomId,
    record: Sealed,
    passkeys: z.array(z.object({ credentialId: CredentialId, record: Sealed })),
  }),
})

/**
 * Stores the inner recovery record, sealed to the waiting device's public key, in the mailbox.
 * Works once. 410 `mailbox_over`.
 */
export const putRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/recovery/put',
  access: 'page',
  input: z.strictObject({ mailboxId: RandomId, enc: Sealed, ct: Sealed }),
  response: Done,
})
