import * as z from 'zod/mini'
import { DeviceNumber, Done, Email, Origin, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Reads what a mailed link would approve. The link is `/device#link=<token>`: the page takes the token out of the
 * address (`history.replaceState`) and posts it. Approves nothing, however often it is asked. 410 `link_over`.
 */
export const readDeviceLink = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/read',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: z.object({
    /**
     * `recovery`: the device is signed in already and asks for the recovery page. `escrow`: it asks for the operator's
     * copy, which it gets after a wait.
     */
    purpose: z.enum(['login', 'recovery', 'escrow']),
    origin: Origin,
    email: Email,
    /** For people, e.g. `Chromium on Linux`. */
    browser: z.string(),
    /** Where the request came from: its network address. */
    place: z.string(),
    requestedAt: Time,
    expiresAt: Time,
    /** The app shows a number, which is to be typed; otherwise the code of the mail is still asked for there. */
    asksNumber: z.boolean(),
  }),
})

/**
 * Approves the device, with the number that its owner reads in the app where the link asks for it. One attempt: a wrong
 * number ends the login (403 `wrong_number`). Sets the cookie that lets pages of this browser take part in a recovery for 30 minutes; not for
 * `escrow`, where the wait begins: 503 `key_service_unreachable` or `mail_failed` leaves that link good for another try.
 */
export const approveDevice = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/approve',
  access: 'page',
  input: z.strictObject({ token: Secret, number: z.optional(DeviceNumber) }),
  response: Done,
})

/** Ends the login: it was somebody else. */
export const refuseDevice = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/refuse',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
