import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text } from '../../fields/fields.ts'

const NameSuggestion = z.object({ name: text.check(z.minLength(1)), registered: z.boolean() })
export type NameSuggestion = z.output<typeof NameSuggestion>

/**
 * Suggests names that begin with a text of at least 3 characters: first the text itself, then free
 * names.
 */
export const getNameSuggestions = defineEndpoint({
  method: 'GET',
  path: '/v1/profile/suggestions/:name',
  input: z.object({ zone: z.optional(z.string()) }),
  response: z.object({ suggestions: rows(NameSuggestion) }),
  unsupported: { suggestions: [] },
})
