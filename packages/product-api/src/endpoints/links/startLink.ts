import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { LinkProvider, LinkPurpose, ReturnPath } from '../../schemas/link.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Starts a login with a linked account, or links a new account. The flow is bound to this browser
 * and valid for ten minutes. The page must navigate to `url`. Errors: 404 `provider_unavailable` if
 * the provider is not configured, 503 `provider_unreachable`, 401 `not_signed_in` for linking
 * without a session.
 */
export const startLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/start',
  access: 'public',
  input: z.strictObject({
    provider: LinkProvider,
    purpose: LinkPurpose,
    returnTo: z.optional(ReturnPath),
  }),
  response: z.object({ url: z.string(), expiresAt: Time }),
})
