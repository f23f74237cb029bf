import * as z from 'zod'

/**
 * Schema of a WalletConnect message that waits for its recipients. Its text is encrypted for the
 * app and the wallet, so the relay cannot read it.
 */
export const Message = z.strictObject({
  topic: z.string(),
  message: z.string(),
  tag: z.number(),
  prompt: z.boolean(),
  attestation: z.string().optional(),
  /** Id of the client that sent the message. It never receives its own message. */
  publisher: z.string(),
  /** Time at which the relay received the message, in Unix milliseconds. */
  publishedAt: z.number(),
  expiresAt: z.number(),
})
export type Message = z.infer<typeof Message>
