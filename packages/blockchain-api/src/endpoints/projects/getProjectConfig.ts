import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text } from '../../fields/fields.ts'

const Feature = z.object({
  id: text,
  isEnabled: z.boolean(),
  /** Null: the project has not decided, so that the local settings apply. */
  config: z.nullable(z.array(text)),
})
export type ProjectFeature = z.output<typeof Feature>

/** Lists the features that the project has enabled. A feature that is not listed is disabled. */
export const getProjectConfig = defineEndpoint({
  method: 'GET',
  path: '/appkit/v1/config',
  input: z.object({}),
  response: z.object({ features: rows(Feature) }),
})
