import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'

/** Returns whether the project exceeds the limits of its plan. */
export const getProjectLimits = defineEndpoint({
  method: 'GET',
  path: '/appkit/v1/project-limits',
  input: z.object({}),
  response: z.object({
    planLimits: z.object({
      /** Plan of the project. `enteprise` is the spelling of the public wire. */
      tier: z.enum(['none', 'starter', 'pro', 'enteprise']),
      isAboveRpcLimit: z.boolean(),
      isAboveMauLimit: z.boolean(),
    }),
  }),
})
