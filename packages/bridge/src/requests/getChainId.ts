import * as z from 'zod/mini'
import { ChainId, nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns the frame's active network: a number for EVM, CAIP-2 text for Solana. Wire:
 * `@w3m-app/GET_CHAIN_ID`.
 */
export const getChainId = defineRequest({
  payload: nothing,
  success: z.object({ chainId: ChainId }),
  deadlineMs: deadlines.otherMs,
})
