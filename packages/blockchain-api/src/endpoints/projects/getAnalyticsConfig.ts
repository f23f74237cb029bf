import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'

/** Returns whether the project's owner accepts that the kit sends analytics. */
export const getAnalyticsConfig = defineEndpoint({
  method: 'GET',
  path: '/getAnalyticsConfig',
  input: z.object({}),
  response: z.object({ isAnalyticsEnabled: z.boolean() }),
})
