import * as z from 'zod/mini'

/**
 * Body of every error response. `ref` identifies the request in the server's log. Some codes have
 * `details` for the user.
 */
export const ErrorEnvelope = z.object({
  error: z.object({
    code: z.string().check(z.maxLength(64)),
    message: z.string().check(z.maxLength(256)),
    ref: z.string().check(z.maxLength(64)),
  }),
  details: z.optional(z.record(z.string(), z.nullable(z.string().check(z.maxLength(1_000))))),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
