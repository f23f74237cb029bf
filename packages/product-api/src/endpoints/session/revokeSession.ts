import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Ends one session of the user, at once. 404 `not_found` when it is gone or somebody else's. */
export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/:id/revoke',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({ ok: z.literal(true) }),
})
