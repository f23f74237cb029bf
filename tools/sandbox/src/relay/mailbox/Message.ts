import * as z from 'zod'

/** A message until a client has taken it. Its text is sealed: only the two wallets can read it. */
export const Message = z.strictObject({
  topic: z.string(),
  message: z.string(),
  tag: z.number(),
  prompt: z.boolean(),
  attestation: z.string().optional(),
  /** Client id; it never gets its own message back. */
  publisher: z.string(),
  /** ms since 1970. */
  publishedAt: z.number(),
  expiresAt: z.number(),
})
export type Message = z.infer<typeof Message>
