import * as z from 'zod/mini'
import { DeviceNumber, Done, Email, Origin, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Returns the request that a mailed link would approve. The link is `/device#link=<token>`: the
 * page removes the token from the URL (`history.replaceState`) and posts it. Approves nothing, even
 * if called repeatedly. 410 `link_over`.
 */
export const readDeviceLink = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/read',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: z.object({
    /**
     * `recovery`: a signed-in device requests the recovery page. `escrow`: the device requests the
     * operator's copy, which it receives after a wait.
     */
    purpose: z.enum(['login', 'recovery', 'escrow']),
    origin: Origin,
    email: Email,
    /** Name of the requesting browser for display, e.g. `Chromium on Linux`. */
    browser: z.string(),
    /** IP address from which the link was requested. */
    place: z.string(),
    requestedAt: Time,
    expiresAt: Time,
    /**
     * Whether the app shows a number that the user must type on this page. If false, the app asks
     * for the mailed code.
     */
    asksNumber: z.boolean(),
  }),
})

/**
 * Approves the device. If the link asks for a number, the owner types the one from the app. One
 * attempt: a wrong number ends the login (403 `wrong_number`). Sets a cookie that lets pages of
 * this browser take part in a recovery for 30 minutes. The purpose `escrow` sets no cookie and
 * starts the wait instead. After 503 `key_service_unreachable` or `mail_failed` the `escrow` link
 * can be used again.
 */
export const approveDevice = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/approve',
  access: 'page',
  input: z.strictObject({ token: Secret, number: z.optional(DeviceNumber) }),
  response: Done,
})

/** Ends the login of a mailed link, because the owner did not request it. */
export const refuseDevice = defineEndpoint({
  method: 'POST',
  path: '/api/device-link/refuse',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
