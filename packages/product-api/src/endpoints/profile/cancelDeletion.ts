import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Cancels the scheduled deletion of the player's account. Without a scheduled deletion, nothing
 * changes.
 */
export const cancelDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/me/deletion/cancel',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ session: Session, csrfToken: z.string() }),
})
