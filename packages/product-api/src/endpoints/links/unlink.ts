import * as z from 'zod/mini'
import { LinkProvider } from '../../schemas/link.ts'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Takes an account elsewhere off the user and signs out the other browsers that came in by it. 404 `not_found` when none
 * is linked; 409 `last_way_in` when the user could not come back.
 */
export const unlink = defineEndpoint({
  method: 'POST',
  path: '/api/links/:provider/unlink',
  access: 'session',
  input: z.strictObject({ provider: LinkProvider }),
  /** `csrfToken` replaces the one held. */
  response: z.object({ session: Session, csrfToken: z.string() }),
})
