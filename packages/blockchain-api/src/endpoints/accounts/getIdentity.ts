import { identityCacheMs } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { text, url } from '../../fields/fields.ts'

/** Reads name and avatar of an address; nulls where there are none, and always for Solana. Not gated. */
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
    /** RFC 3339. */
    resolvedAt: z.optional(z.nullable(text)),
  }),
  cacheMs: identityCacheMs,
})
