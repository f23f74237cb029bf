import * as z from 'zod/mini'
import { Address, ChainId } from '../../schemas/account.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Signs out immediately: all accounts of this browser, or those that match the given `address` and
 * `chainId`. Also succeeds without a session. The request continues after the page is closed.
 */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/sign-out',
  access: 'public',
  keepalive: true,
  input: z.strictObject({ address: z.optional(Address), chainId: z.optional(ChainId) }),
  response: z.object({ ok: z.literal(true) }),
})
