import * as z from 'zod'

/**
 * A message that waits for its recipient. Its text is encrypted, so that only the two wallets can
 * read it.
 */
export const Message = z.strictObject({
  topic: z.string(),
  message: z.string(),
  tag: z.number(),
  prompt: z.boolean(),
  attestation: z.string().optional(),
  /** Client id of the sender, which never receives its own message. */
  publisher: z.string(),
  /** Unix time in milliseconds. */
  publishedAt: z.number(),
  expiresAt: z.number(),
})
export type Message = z.infer<typeof Message>
