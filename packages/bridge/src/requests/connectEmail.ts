import * as z from 'zod/mini'
import { deadlines } from '../limits.ts'
import { Email } from '../schema/fields.ts'
import { defineRequest } from './defineRequest.ts'

/** Starts a login by e-mail; the answer says what comes next. Wire: `@w3m-app/CONNECT_EMAIL`. */
export const connectEmail = defineRequest({
  payload: z.object({ email: Email }),
  success: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
