import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text } from '../../fields/fields.ts'

/** Lists the origins from which the project may be used. An empty list allows all origins. */
export const getAllowedOrigins = defineEndpoint({
  method: 'GET',
  path: '/projects/v1/origins',
  input: z.object({}),
  /** Patterns: a host or an origin, in which `*` stands for exactly one label. */
  response: z.object({ allowedOrigins: rows(text) }),
})
