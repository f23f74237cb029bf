import * as z from 'zod/mini'
import { Email } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Starts a login by e-mail. The answer names the next step: done, a code to enter, or a device to
 * approve. Wire: `@w3m-app/CONNECT_EMAIL`.
 */
export const connectEmail = defineRequest({
  payload: z.object({
    email: Email,
    /**
     * Whether the host shows `deviceNumber` of the answer to the user (S-42). Extension: without it
     * the mailed page asks for no number.
     */
    showsDeviceNumber: z.optional(z.boolean()),
  }),
  success: z.object({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    /**
     * Number that the user types on the mailed page (S-42). Extension of the public format: frames
     * of other vendors do not send it.
     */
    deviceNumber: z.optional(z.int()),
  }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
