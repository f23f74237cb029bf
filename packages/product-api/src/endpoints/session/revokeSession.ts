import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Ends one session of the user immediately. 404 `not_found` if the session has ended or belongs to
 * another user.
 */
export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/:id/revoke',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({ ok: z.literal(true) }),
})
