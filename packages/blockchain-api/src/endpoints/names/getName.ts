import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NameRecord } from './nameFields.ts'

const nobody = { addresses: {}, attributes: [] as const }

/** Reads whose a name is. A name nobody has registered, which the wire says by an empty list, has no addresses. */
export const getName = defineEndpoint({
  method: 'GET',
  path: '/v1/profile/account/:name',
  input: z.object({
    /** With `'2'` an unregistered name is an answer, not a 404. */
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
