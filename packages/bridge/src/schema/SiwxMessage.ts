import * as z from 'zod/mini'
import { longText, shortText } from './fields.ts'

/**
 * Fields of the sign-in message that the frame signs. Before a login `accountAddress` is
 * `<<AccountAddress>>`.
 */
export const SiwxMessage = z.object({
  accountAddress: shortText,
  chainId: shortText,
  domain: shortText,
  uri: shortText,
  version: shortText,
  nonce: shortText,
  notBefore: z.optional(shortText),
  statement: z.optional(longText),
  requestId: z.optional(shortText),
  issuedAt: z.optional(shortText),
  expirationTime: z.optional(shortText),
  serializedMessage: z.optional(longText),
  resources: z.optional(z.array(shortText)),
})
export type SiwxMessage = z.output<typeof SiwxMessage>
