import * as z from 'zod/mini'
import { nothing, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Returns a link for the Farcaster app, shown as QR code. Wire: `@w3m-app/GET_FARCASTER_URI`. */
export const getFarcasterUri = defineRequest({
  payload: nothing,
  success: z.object({ url: shortText }),
  deadlineMs: deadlines.otherMs,
})
