import * as z from 'zod/mini'
import {
  Code,
  DeviceNumber,
  Email,
  Origin,
  ProjectId,
  RandomId,
  RetryAfterSeconds,
  Time,
} from '../schema/fields.ts'
import { Session } from '../schema/Session.ts'
import { defineEndpoint, longPollMs } from './defineEndpoint.ts'

const Transaction = {
  transactionId: RandomId,
  expiresAt: Time,
  /** Seconds until `resendMail` may be called for this login. */
  retryAfterSeconds: RetryAfterSeconds,
}

/**
 * Starts a login by email and sends the first mail. The answer does not reveal whether an account
 * exists (S-41).
 *
 * - `CONNECT`: this browser is already signed in with that address. `getSession` returns the
 * session, and no mail was sent.
 * - `VERIFY_OTP`: a code was mailed. Continue with `submitEmailCode`.
 * - `VERIFY_DEVICE`: a link and a code were sent in one mail. Continue with `waitForDevice` (S-42).
 * If the host shows the number (`showsDeviceNumber`), `deviceNumber` contains it.
 *
 * 403 `origin_not_allowed`, 429 `send_too_soon`, 503 `mail_failed`.
 */
export const startEmail = defineEndpoint({
  method: 'POST',
  path: '/api/email/start',
  access: 'device',
  input: z.strictObject({
    projectId: ProjectId,
    origin: Origin,
    email: Email,
    /**
     * Whether the host shows `deviceNumber` of a `VERIFY_DEVICE` answer. Absent: the host supports
     * only the public wire, which has no such number.
     */
    showsDeviceNumber: z.optional(z.boolean()),
  }),
  response: z.discriminatedUnion('action', [
    z.object({ action: z.literal('CONNECT') }),
    z.object({ action: z.literal('VERIFY_OTP'), ...Transaction }),
    z.object({
      action: z.literal('VERIFY_DEVICE'),
      ...Transaction,
      deviceNumber: z.optional(DeviceNumber),
    }),
  ]),
})

/**
 * Sends the mail of a transaction again with a new code or link, and invalidates the old one. Works
 * for every transaction with mails: login, email change, fresh code. 429 `send_too_soon`, 410
 * `transaction_over`, 503 `mail_failed`.
 */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/mail/resend',
  access: 'device',
  input: z.strictObject({ transactionId: RandomId }),
  response: z.object({ ...Transaction, deviceNumber: z.optional(DeviceNumber) }),
})

/**
 * Waits up to `longPollMs` for the approval of the mailed link. `connected`: the number was typed,
 * and the session cookie is set, which only this device can use. `approved`: no number was
 * requested. Continue with `submitEmailCode` and the code of the same mail. `waiting`: call again,
 * with back-off. 410 `transaction_over`: expired, refused, or a wrong number was typed.
 */
export const waitForDevice = defineEndpoint({
  method: 'POST',
  path: '/api/email/wait',
  access: 'device',
  longPollMs,
  input: z.strictObject({ transactionId: RandomId }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('approved'), ...Transaction }),
    z.object({ state: z.literal('connected'), session: Session }),
  ]),
})

/**
 * Checks the mailed code and signs in. Sets the session cookie, which only this device can use. 403
 * `wrong_code`, 410 `code_used_up` (five wrong codes, or a newer code exists) or
 * `transaction_over`, 429 `too_many_wrong_codes`.
 */
export const submitEmailCode = defineEndpoint({
  method: 'POST',
  path: '/api/email/code',
  access: 'device',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({ session: Session }),
})
