import * as z from 'zod/mini'
import { LinkProvider, LinkPurpose, ReturnPath } from '../../schemas/link.ts'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

const Text = z.string().check(z.maxLength(2_048))

/**
 * Hands in what a provider sent back. The same again within a minute gets the same outcome. Refused as `link_cancelled`,
 * `link_expired`, `link_used`, `link_mixed_up`, `link_elsewhere` (409, names nobody), `link_present`, `link_refused`,
 * `banned` (with `until` and `reason` as details),
 * `provider_unreachable` or `provider_unavailable`.
 */
export const finishLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/finish',
  access: 'public',
  input: z.strictObject({
    provider: LinkProvider,
    state: z.string().check(z.minLength(1), z.maxLength(128)),
    code: z.optional(Text),
    /** As the provider names it; its description is never passed on. */
    error: z.optional(Text),
    iss: z.optional(Text),
  }),
  /** `csrfToken` replaces the one held: login and link rotate the session. */
  response: z.object({
    purpose: LinkPurpose,
    /** Of the account elsewhere. */
    name: z.nullable(z.string()),
    returnTo: ReturnPath,
    session: Session,
    csrfToken: z.string(),
  }),
})
