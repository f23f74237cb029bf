import * as z from 'zod/mini'
import { Done, Email, Origin, RandomId, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/** What "This was not me" in a mail holds: `/device#disown=<transactionId>.<secret>`. Good for 24 hours. */
const Attempt = { transactionId: RandomId, secret: Secret }

/** Reads what a mail was sent for. Ends nothing, however often it is asked (S-42). 410 `link_over`. */
export const readAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/attempt/read',
  access: 'page',
  input: z.strictObject(Attempt),
  response: z.object({
    origin: Origin,
    email: Email,
    /** For people, e.g. `Chromium on Linux`. */
    browser: z.string(),
    /** Where the request came from: its network address. */
    place: z.string(),
    requestedAt: Time,
  }),
})

/**
 * Ends what a mail was sent for, and its link and code; also signs the device out that it has let in meanwhile, and stops
 * the changes that it has asked for (S-36). `everywhere`: all sessions of the owner end with it, and all that waits. 410 `link_over`.
 */
export const disownAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/attempt/disown',
  access: 'page',
  input: z.strictObject({ ...Attempt, everywhere: z.boolean() }),
  response: Done,
})
