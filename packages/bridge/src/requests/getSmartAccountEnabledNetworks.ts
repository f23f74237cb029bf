import * as z from 'zod/mini'
import { nothing } from '../schema/fields.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/**
 * Returns the EVM chains that have smart accounts. Wire:
 * `@w3m-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS`.
 */
export const getSmartAccountEnabledNetworks = defineRequest({
  payload: nothing,
  success: z.object({ smartAccountEnabledNetworks: z.array(z.number()) }),
  deadlineMs: deadlines.otherMs,
})
