import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NameRecord, signedName } from './nameFields.ts'

/**
 * Registers a name. What is signed is the JSON text of `{name, attributes, timestamp}`: the name with its zone in lower
 * case, the time in whole seconds, at most 10 s off. Why it was refused: `getReasons`.
 */
export const registerName = defineEndpoint({
  method: 'POST',
  path: '/v1/profile/account',
  input: z.object(signedName),
  response: z.union([
    z.pipe(
      NameRecord,
      z.transform((record) => ({ success: true as const, record })),
    ),
    z.object({ success: z.literal(false) }),
  ]),
  unsupported: { success: false },
})
