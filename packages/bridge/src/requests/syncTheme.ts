import * as z from 'zod/mini'
import { nothing, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Sends the host's theme. Wire: `@w3m-app/SYNC_THEME`. */
export const syncTheme = defineRequest({
  payload: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: z.optional(z.catchall(z.object({}), z.union([shortText, z.number()]))),
    w3mThemeVariables: z.optional(z.catchall(z.object({}), shortText)),
  }),
  success: nothing,
  deadlineMs: deadlines.otherMs,
  loadsFrame: false,
  idOptional: true,
})
