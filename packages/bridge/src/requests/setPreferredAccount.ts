import * as z from 'zod/mini'
import { Address } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { AccountTypeText } from '../schema/User.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Selects the account type that the login uses: EOA or smart account. Wire:
 * `@w3m-app/SET_PREFERRED_ACCOUNT`.
 */
export const setPreferredAccount = defineRequest({
  payload: z.object({ type: AccountTypeText }),
  success: z.object({ type: AccountTypeText, address: Address }),
  deadlineMs: deadlines.otherMs,
  loadsFrame: false,
})
