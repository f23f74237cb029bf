import * as z from 'zod/mini'
import { ChainId, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { SiwxMessage } from '../schema/SiwxMessage.ts'
import { AccountTypeText, userFields } from '../schema/User.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Finishes a social login with the URL to which the provider redirected. Wire:
 * `@w3m-app/CONNECT_SOCIAL`.
 */
export const connectSocial = defineRequest({
  payload: z.object({
    uri: shortText,
    preferredAccountType: z.optional(AccountTypeText),
    chainId: z.optional(ChainId),
    siwxMessage: z.optional(SiwxMessage),
    rpcUrl: z.optional(shortText),
  }),
  success: z.object({
    ...userFields,
    email: z.optional(z.nullable(shortText)),
    userName: z.optional(z.nullable(shortText)),
  }),
  deadlineMs: deadlines.loginMs,
  onDeadline: 'report',
  confirms: ({ siwxMessage }) => siwxMessage !== undefined,
})
