import { nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Restarts the frame's document. Wire: `@w3m-app/RELOAD`. */
export const reload = defineRequest({
  payload: nothing,
  success: nothing,
  deadlineMs: deadlines.otherMs,
})
