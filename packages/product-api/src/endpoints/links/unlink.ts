import * as z from 'zod/mini'
import { LinkProvider } from '../../schemas/link.ts'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Unlinks an account from the user, and ends the sessions of other browsers that signed in with it.
 * Errors: 404 `not_found` if the account is not linked; 409 `last_way_in` if the user would have no
 * login left.
 */
export const unlink = defineEndpoint({
  method: 'POST',
  path: '/api/links/:provider/unlink',
  access: 'session',
  input: z.strictObject({ provider: LinkProvider }),
  /** The new session, and its CSRF token, which replaces the client's token. */
  response: z.object({ session: Session, csrfToken: z.string() }),
})
