import { deadlines } from '../limits.ts'
import { nothing } from '../schema/fields.ts'
import { defineRequest } from './defineRequest.ts'

/** Starts the frame's document afresh. Wire: `@w3m-app/RELOAD`. */
export const reload = defineRequest({
  payload: nothing,
  success: nothing,
  deadlineMs: deadlines.otherMs,
})
