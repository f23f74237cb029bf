import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'

/** Reads whether the project takes analytics. */
export const getAnalyticsConfig = defineEndpoint({
  method: 'GET',
  path: '/getAnalyticsConfig',
  input: z.object({}),
  response: z.object({ isAnalyticsEnabled: z.boolean() }),
})
