import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { LinkProvider, LinkPurpose, ReturnPath } from '../../schemas/link.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Begins a login with, or a link of, an account elsewhere, for this browser and ten minutes. The page then goes to `url`.
 * 404 `provider_unavailable` where the provider is not configured, 503 `provider_unreachable`, 401 `not_signed_in` for a
 * link by nobody.
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
