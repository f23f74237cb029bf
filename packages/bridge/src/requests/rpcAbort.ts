import * as z from 'zod/mini'
import { nothing, textLimits } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Takes back what waits for the person: the call named, or all. The public format names none; the id is ours, and
 * peers that do not know it drop it. Wire: `@w3m-app/RPC_ABORT`.
 */
export const rpcAbort = defineRequest({
  payload: z.optional(
    z.object({ id: z.optional(z.string().check(z.minLength(1), z.maxLength(textLimits.id))) }),
  ),
  success: nothing,
  deadlineMs: deadlines.otherMs,
})
