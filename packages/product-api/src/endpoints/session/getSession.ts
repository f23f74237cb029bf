import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Returns the browser's session and its CSRF token. Sets the pre-session cookie if the browser has
 * neither a pre-session nor a session. `csrfToken` changes with every sign-in and sign-out.
 */
export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  access: 'public',
  input: z.strictObject({}),
  response: z.object({ session: z.nullable(Session), csrfToken: z.string(), serverTime: Time }),
})
