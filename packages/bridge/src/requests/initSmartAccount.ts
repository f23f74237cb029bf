import * as z from 'zod/mini'
import { Address, nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** The smart account of the login. The success answer is ours: the public schema has none. Wire: `@w3m-app/INIT_SMART_ACCOUNT`. */
export const initSmartAccount = defineRequest({
  payload: nothing,
  success: z.object({ address: Address, isDeployed: z.boolean() }),
  deadlineMs: deadlines.otherMs,
})
