import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NameRecord } from './nameFields.ts'

const nobody = { addresses: {}, attributes: [] as const }

/**
 * Returns the addresses and attributes of a name. An unregistered name, for which the public API
 * returns an empty list, has no addresses.
 */
export const getName = defineEndpoint({
  method: 'GET',
  path: '/v1/profile/account/:name',
  input: z.object({
    /** With `'2'` an unregistered name returns an empty list instead of a 404. */
    apiVersion: z.optional(z.enum(['2'])),
    sender: z.optional(z.string()),
  }),
  response: z.union([
    NameRecord,
    z.pipe(
      z.array(z.unknown()).check(z.length(0)),
      z.transform(() => nobody),
    ),
  ]),
  unsupported: nobody,
  missing: nobody,
  cacheMs: 5 * 60_000,
})
