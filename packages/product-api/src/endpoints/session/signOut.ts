import * as z from 'zod/mini'
import { Address, ChainId } from '../../schemas/account.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Signs out, at once: every account of this browser, or those that match `address` and `chainId` where given.
 * Also right for who is not signed in; goes on where the page is left.
 */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/sign-out',
  access: 'public',
  keepalive: true,
  input: z.strictObject({ address: z.optional(Address), chainId: z.optional(ChainId) }),
  response: z.object({ ok: z.literal(true) }),
})
