import * as z from 'zod/mini'
import { Email } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Starts a change of the login's email address. Wire: `@w3m-app/UPDATE_EMAIL`. */
export const updateEmail = defineRequest({
  payload: z.object({ email: Email }),
  success: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  deadlineMs: deadlines.otherMs,
})
