import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { nameAttributes, signedName } from './nameFields.ts'

/**
 * Changes the attributes of a name. The owner signs `{attributes, timestamp}`. Returns all
 * attributes of the name.
 */
export const setNameAttributes = defineEndpoint({
  method: 'POST',
  path: '/v1/profile/account/:name/attributes',
  input: z.object(signedName),
  response: nameAttributes,
})
