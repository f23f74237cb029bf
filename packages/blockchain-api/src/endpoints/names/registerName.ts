import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NameRecord, signedName } from './nameFields.ts'

/**
 * Registers a name. The owner signs the JSON text of `{name, attributes, timestamp}`. The name has
 * its zone and is in lower case; the time is in seconds and at most 10 s off. `getReasons` returns
 * the reasons of a refusal.
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
