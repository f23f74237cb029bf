import * as z from 'zod/mini'
import { Email } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Starts a login by e-mail. The answer names the next step. Wire: `@w3m-app/CONNECT_EMAIL`. */
export const connectEmail = defineRequest({
  payload: z.object({
    email: Email,
    /**
     * Whether the host shows the number of the answer (S-42). Extension: without it the mailed page
     * asks for no number.
     */
    showsDeviceNumber: z.optional(z.boolean()),
  }),
  success: z.object({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    /** Number to type on the mailed page (S-42). Extension: other peers drop it. */
    deviceNumber: z.optional(z.int()),
  }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
