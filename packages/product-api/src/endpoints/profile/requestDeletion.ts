import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Asks for the player's account to be deleted. It goes for good when `deletionDelayDays` have passed, unless
 * `cancelDeletion` comes before; `session.deletionAt` tells when. Asked again, the first date stays.
 */
export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/me/deletion',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ session: Session, csrfToken: z.string() }),
})
