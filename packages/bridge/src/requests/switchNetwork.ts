import * as z from 'zod/mini'
import { ChainId, shortText } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Sets the active network of the frame. Wire: `@w3m-app/SWITCH_NETWORK`. */
export const switchNetwork = defineRequest({
  payload: z.object({ chainId: ChainId, rpcUrl: z.optional(shortText) }),
  success: z.object({ chainId: ChainId }),
  deadlineMs: deadlines.otherMs,
})
