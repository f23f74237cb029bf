import { identityCacheMs } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { text, url } from '../../fields/fields.ts'

/**
 * Returns name and avatar of an address. Both are null if unset, and always for Solana. Not gated.
 */
export const getIdentity = defineEndpoint({
  method: 'GET',
  path: '/v1/identity/:address',
  input: z.object({
    /** Plain address of the connected user. */
    sender: z.optional(z.string()),
  }),
  response: z.object({
    name: z.nullable(text),
    avatar: z.nullable(url),
    /** RFC 3339 time. */
    resolvedAt: z.optional(z.nullable(text)),
  }),
  cacheMs: identityCacheMs,
})
