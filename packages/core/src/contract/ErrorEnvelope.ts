import * as z from 'zod/mini'

/** Body of every error answer. `ref` finds the request in the server's log. */
export const ErrorEnvelope = z.object({
  error: z.object({
    code: z.string().check(z.maxLength(64)),
    message: z.string().check(z.maxLength(256)),
    ref: z.string().check(z.maxLength(64)),
  }),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
