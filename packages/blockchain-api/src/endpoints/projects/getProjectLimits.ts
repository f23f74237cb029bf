import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'

/** Reads how much of its plan the project has used. */
export const getProjectLimits = defineEndpoint({
  method: 'GET',
  path: '/appkit/v1/project-limits',
  input: z.object({}),
  response: z.object({
    planLimits: z.object({
      /** The last one is spelt as the wire has it. */
      tier: z.enum(['none', 'starter', 'pro', 'enteprise']),
      isAboveRpcLimit: z.boolean(),
      isAboveMauLimit: z.boolean(),
    }),
  }),
})
