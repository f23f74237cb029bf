import * as z from 'zod/mini'
import { deadlines } from '../limits.ts'
import { shortText } from '../schema/fields.ts'
import { defineRequest } from './defineRequest.ts'

/** Where the login window of a provider starts. Wire: `@w3m-app/GET_SOCIAL_REDIRECT_URI`. */
export const getSocialRedirectUri = defineRequest({
  payload: z.object({
    provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
  }),
  success: z.object({ uri: shortText }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
