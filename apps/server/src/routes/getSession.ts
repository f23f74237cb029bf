import { getSession as endpoint } from '@latchkey/product-api'
import {
  clearSessionToken,
  readPreSessionToken,
  readSessionToken,
  setPreSessionToken,
} from '../http/cookies.ts'
import { toCsrfToken } from '../http/csrf.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { randomToken } from '../random.ts'
import { toSession } from '../sessions/SessionRow.ts'
import { read } from './policies.ts'

export const getSession = defineRoute(endpoint, {
  ...read,
  access: 'public',
  owner: 'own-browser',
  handle({ session, context, request, reply }) {
    const serverTime = new Date(context.clock.now()).toISOString()
    const token = readSessionToken(request)
    if (session && token) {
      return { session: toSession(session), csrfToken: toCsrfToken(token), serverTime }
    }
    if (token) clearSessionToken(reply)
    const preToken = readPreSessionToken(request) ?? randomToken()
    setPreSessionToken(reply, preToken)
    return { session: null, csrfToken: toCsrfToken(preToken), serverTime }
  },
})
