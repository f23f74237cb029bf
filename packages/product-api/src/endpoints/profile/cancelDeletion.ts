import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Keeps the account of a player who had asked for its deletion. For who has not, nothing changes. */
export const cancelDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/me/deletion/cancel',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ session: Session, csrfToken: z.string() }),
})
