import * as z from 'zod/mini'
import { LinkProvider, LinkPurpose, ReturnPath } from '../../schemas/link.ts'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

const Text = z.string().check(z.maxLength(2_048))

/**
 * Submits the answer of a login provider. If the same answer is sent again within a minute, the
 * outcome is the same. Errors: `link_cancelled`, `link_expired`, `link_used`, `link_mixed_up`,
 * `link_elsewhere` (409, names no user), `link_present`, `link_refused`, `banned` (with `until` and
 * `reason` as details), `provider_unreachable` and `provider_unavailable`.
 */
export const finishLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/finish',
  access: 'public',
  input: z.strictObject({
    provider: LinkProvider,
    state: z.string().check(z.minLength(1), z.maxLength(128)),
    code: z.optional(Text),
    /** Error code that the login provider sent. Its error description is never sent. */
    error: z.optional(Text),
    iss: z.optional(Text),
  }),
  /**
   * The new session, its CSRF token, and the linked account. The token replaces the client's token,
   * because login and link issue a new session cookie.
   */
  response: z.object({
    purpose: LinkPurpose,
    /** Name of the linked account at the provider. */
    name: z.nullable(z.string()),
    returnTo: ReturnPath,
    session: Session,
    csrfToken: z.string(),
  }),
})
