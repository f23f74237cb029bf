import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows } from '../../fields/fields.ts'
import { NameRecord } from './nameFields.ts'

/**
 * Lists the names that an address registered for itself, the latest first, at most 20. Returns an
 * empty list if there are no names or for a 404.
 */
export const getNames = defineEndpoint({
  method: 'GET',
  path: '/v1/profile/reverse/:address',
  input: z.object({
    /** CAIP-2 id of the network of a contract account, whose names count on that network only. */
    chainId: z.optional(z.string()),
    apiVersion: z.optional(z.enum(['2'])),
    /** Address of the connected user, without CAIP prefix. */
    sender: z.optional(z.string()),
  }),
  response: rows(NameRecord),
  unsupported: [],
  missing: [],
  cacheMs: 5 * 60_000,
})
