import * as z from 'zod/mini'
import { nothing, Otp } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Sends the code that was mailed to the present address. Wire: `@w3m-app/UPDATE_EMAIL_PRIMARY_OTP`.
 */
export const updateEmailPrimaryOtp = defineRequest({
  payload: z.object({ otp: Otp }),
  success: nothing,
  deadlineMs: deadlines.otherMs,
})
