import { nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Waits until the user has approved this device with the mailed link. Wire:
 * `@w3m-app/CONNECT_DEVICE`.
 */
export const connectDevice = defineRequest({
  payload: nothing,
  success: nothing,
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
