import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Ends the user's sessions in all other browsers immediately. */
export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/revoke-others',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ ok: z.literal(true) }),
})
