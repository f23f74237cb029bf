import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text } from '../../fields/fields.ts'

/** Reads the origins the project may be used from; none listed: all. */
export const getAllowedOrigins = defineEndpoint({
  method: 'GET',
  path: '/projects/v1/origins',
  input: z.object({}),
  /** Patterns: a host or an origin, a `*` stands for one whole label. */
  response: z.object({ allowedOrigins: rows(text) }),
})
