import * as z from 'zod/mini'
import { Email } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Starts a login by e-mail; the answer says what comes next. Wire: `@w3m-app/CONNECT_EMAIL`. */
export const connectEmail = defineRequest({
  payload: z.object({
    email: Email,
    /** The host shows the number of the answer (S-42). Ours: without it the mailed page asks for none. */
    showsDeviceNumber: z.optional(z.boolean()),
  }),
  success: z.object({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    /** The number to type on the mailed page (S-42). Ours: peers that do not know it drop it. */
    deviceNumber: z.optional(z.int()),
  }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
