import { nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Ends the login; no answer in time counts as done, the host cleans up either way. Wire: `@w3m-app/SIGN_OUT`. */
export const signOut = defineRequest({
  payload: nothing,
  success: nothing,
  deadlineMs: deadlines.signOutMs,
  onDeadline: 'resolve',
})
