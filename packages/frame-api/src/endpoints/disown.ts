import * as z from 'zod/mini'
import { Done, Email, Origin, RandomId, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Fragment of the link "This was not me" in a mail: `/device#disown=<transactionId>.<secret>`.
 * Valid for 24 hours.
 */
const Attempt = { transactionId: RandomId, secret: Secret }

/**
 * Returns the login or other request that caused a mail. Ends nothing, even if called repeatedly
 * (S-42). 410 `link_over`.
 */
export const readAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/attempt/read',
  access: 'page',
  input: z.strictObject(Attempt),
  response: z.object({
    origin: Origin,
    email: Email,
    /** Name of the requesting browser for display, e.g. `Chromium on Linux`. */
    browser: z.string(),
    /** IP address from which the mail was requested. */
    place: z.string(),
    requestedAt: Time,
  }),
})

/**
 * Ends the request that caused a mail, with its link and code. Also signs out a device that it let
 * in meanwhile, and stops the changes that this device requested (S-36). `everywhere`: ends all
 * sessions of the owner and stops all waiting changes. 410 `link_over`.
 */
export const disownAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/attempt/disown',
  access: 'page',
  input: z.strictObject({ ...Attempt, everywhere: z.boolean() }),
  response: Done,
})
