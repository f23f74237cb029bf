import * as z from 'zod/mini'
import { Email, Otp } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Sends the code that was mailed to the new address. Wire: `@w3m-app/UPDATE_EMAIL_SECONDARY_OTP`.
 */
export const updateEmailSecondaryOtp = defineRequest({
  payload: z.object({ otp: Otp }),
  success: z.object({ newEmail: Email }),
  deadlineMs: deadlines.otherMs,
})
