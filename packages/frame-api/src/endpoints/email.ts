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
  /** When `resendMail` may be asked. */
  retryAfterSeconds: RetryAfterSeconds,
}

/**
 * Begins a login by e-mail and sends the first mail. Answers the same whether or not there is an account (S-41).
 *
 * - `CONNECT`: this browser is signed in with that address already; `getSession` has it, no mail was sent.
 * - `VERIFY_OTP`: a code is on its way; go on with `submitEmailCode`.
 * - `VERIFY_DEVICE`: a link and a code are on their way, in one mail; go on with `waitForDevice` (S-42). Where the host
 *   shows the number (`showsDeviceNumber`), it is `deviceNumber`.
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
    /** The host says that it shows the number of `VERIFY_DEVICE`. Absent: it knows the public wire alone. */
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
 * Sends the mail of a transaction again with a new code or link; the old one is void. For every transaction that has
 * mails: login, e-mail change, fresh code. 429 `send_too_soon`, 410 `transaction_over`, 503 `mail_failed`.
 */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/mail/resend',
  access: 'device',
  input: z.strictObject({ transactionId: RandomId }),
  response: z.object({ ...Transaction, deviceNumber: z.optional(DeviceNumber) }),
})

/**
 * Waits up to `longPollMs` for the approval of the mailed link. `connected`: the number was typed, the session cookie is
 * set, which only this device can use. `approved`: no number was asked for; go on with `submitEmailCode` and the code of the
 * same mail. `waiting`: ask again, with back-off. 410 `transaction_over`: expired, refused, or the wrong number was typed.
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
 * Checks the code and signs in: sets the session cookie, which only this device can use.
 * 403 `wrong_code`, 410 `code_used_up` (five wrong, or replaced by a newer one) or `transaction_over`,
 * 429 `too_many_wrong_codes`.
 */
export const submitEmailCode = defineEndpoint({
  method: 'POST',
  path: '/api/email/code',
  access: 'device',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({ session: Session }),
})
