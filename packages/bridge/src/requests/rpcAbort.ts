import * as z from 'zod/mini'
import { nothing, textLimits } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Aborts the named call, or all calls that wait for the user. The id is an extension: frames of
 * other vendors ignore it and abort all calls. Wire: `@w3m-app/RPC_ABORT`.
 */
export const rpcAbort = defineRequest({
  payload: z.optional(
    z.object({ id: z.optional(z.string().check(z.minLength(1), z.maxLength(textLimits.id))) }),
  ),
  success: nothing,
  deadlineMs: deadlines.otherMs,
})
