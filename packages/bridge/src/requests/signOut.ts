import { nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Ends the login. A missing answer counts as success, because the host cleans up in any case. Wire:
 * `@w3m-app/SIGN_OUT`.
 */
export const signOut = defineRequest({
  payload: nothing,
  success: nothing,
  deadlineMs: deadlines.signOutMs,
  onDeadline: 'resolve',
})
