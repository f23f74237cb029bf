import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { nameAttributes, signedName } from './nameFields.ts'

/** Changes the attributes of a name; its owner signs `{attributes, timestamp}`. Answers all it has now. */
export const setNameAttributes = defineEndpoint({
  method: 'POST',
  path: '/v1/profile/account/:name/attributes',
  input: z.object(signedName),
  response: nameAttributes,
})
