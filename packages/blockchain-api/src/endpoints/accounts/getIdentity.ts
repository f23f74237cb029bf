import { identityCacheMs } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { text, url } from '../../fields/fields.ts'

/**
 * Returns name and avatar of an address. A value that is not set is null; on Solana both values are
 * always null. The call is also sent for networks that the API does not support.
 */
export const getIdentity = defineEndpoint({
  method: 'GET',
  path: '/v1/identity/:address',
  input: z.object({
    /** CAIP-2 id of the network of a contract account, whose name counts on that network only. */
    chainId: z.optional(z.string()),
    /** Address of the connected user, without CAIP prefix. */
    sender: z.optional(z.string()),
  }),
  response: z.object({
    name: z.nullable(text),
    avatar: z.nullable(url),
    /** Time at which the blockchain API resolved the name, in RFC 3339 format. */
    resolvedAt: z.optional(z.nullable(text)),
  }),
  cacheMs: identityCacheMs,
})
