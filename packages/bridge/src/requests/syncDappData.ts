import * as z from 'zod/mini'
import { longText, nothing, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Sends the host's name and icon, which are unverified claims (S-15). Wire:
 * `@w3m-app/SYNC_DAPP_DATA`.
 */
export const syncDappData = defineRequest({
  payload: z.object({
    projectId: shortText,
    metadata: z.optional(
      z.object({
        name: shortText,
        description: longText,
        url: shortText,
        icons: z.array(longText),
      }),
    ),
    sdkVersion: z.optional(shortText),
    sdkType: z.optional(shortText),
  }),
  success: nothing,
  deadlineMs: deadlines.otherMs,
  loadsFrame: false,
  idOptional: true,
})
