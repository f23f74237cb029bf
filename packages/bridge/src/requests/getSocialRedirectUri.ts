import * as z from 'zod/mini'
import { shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns the URL at which the login window of a social provider starts. Wire:
 * `@w3m-app/GET_SOCIAL_REDIRECT_URI`.
 */
export const getSocialRedirectUri = defineRequest({
  payload: z.object({
    provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
  }),
  success: z.object({ uri: shortText }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
})
