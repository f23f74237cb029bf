import * as z from 'zod/mini'
import { RetryAfterSeconds } from '../fields.ts'

/** Body of every error answer. `ref` finds the request in the server's log. */
export const ErrorEnvelope = z.object({
  error: z.object({
    code: z.string().check(z.maxLength(64)),
    message: z.string().check(z.maxLength(256)),
    ref: z.string().check(z.maxLength(64)),
    /** Only where the server refuses by its clock. */
    retryAfterSeconds: z.optional(RetryAfterSeconds),
  }),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
