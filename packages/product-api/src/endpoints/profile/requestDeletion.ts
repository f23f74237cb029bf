import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Schedules the deletion of the player's account in `deletionDelayDays` days. `cancelDeletion`
 * cancels it. `session.deletionAt` contains the date. A repeated request does not change the date.
 */
export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/me/deletion',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ session: Session, csrfToken: z.string() }),
})
