import * as z from 'zod/mini'
import { Address, nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns the smart account of the login. Extension: the public schema has no success answer. Wire:
 * `@w3m-app/INIT_SMART_ACCOUNT`.
 */
export const initSmartAccount = defineRequest({
  payload: nothing,
  success: z.object({ address: Address, isDeployed: z.boolean() }),
  deadlineMs: deadlines.otherMs,
})
