import * as z from 'zod/mini'
import { nothing, Otp } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Sends the one-time code that the user typed. Wire: `@w3m-app/CONNECT_OTP`. */
export const connectOtp = defineRequest({
  payload: z.object({ otp: Otp }),
  success: nothing,
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
