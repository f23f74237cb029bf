import * as z from 'zod/mini'
import { nothing, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Waits for the approval in the Farcaster app. Wire: `@w3m-app/CONNECT_FARCASTER`. */
export const connectFarcaster = defineRequest({
  payload: nothing,
  success: z.object({ userName: shortText }),
  deadlineMs: deadlines.farcasterMs,
})
