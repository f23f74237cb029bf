import * as z from 'zod/mini'
import { longText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns whether the frame has a login. The token is a hint without authority (S-12). Wire:
 * `@w3m-app/IS_CONNECTED`.
 */
export const isConnected = defineRequest({
  payload: z.optional(z.object({ token: longText })),
  success: z.object({ isConnected: z.boolean() }),
  deadlineMs: deadlines.otherMs,
})
