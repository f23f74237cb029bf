import * as z from 'zod/mini'
import { ChainId, Email, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { SiwxMessage } from '../schema/SiwxMessage.ts'
import { AccountTypeText, userFields } from '../schema/User.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns the accounts of the login and, if the payload has a sign-in message, its signature. Wire:
 * `@w3m-app/GET_USER`.
 */
export const getUser = defineRequest({
  payload: z.optional(
    z.object({
      chainId: z.optional(ChainId),
      preferredAccountType: z.optional(AccountTypeText),
      socialUri: z.optional(shortText),
      siwxMessage: z.optional(SiwxMessage),
      rpcUrl: z.optional(shortText),
    }),
  ),
  success: z.object({
    ...userFields,
    email: z.optional(z.nullable(Email)),
    smartAccountDeployed: z.optional(z.boolean()),
  }),
  // The frame prompts the user before it signs a sign-in message.
  deadlineMs: (payload) => (payload?.siwxMessage ? deadlines.confirmationMs : deadlines.otherMs),
  confirms: (payload) => payload?.siwxMessage !== undefined,
})
