import { getSession as endpoint } from '@latchkey/product-api/endpoints'
import { randomToken, readPolicy, toCsrfToken } from '@latchkey/service'
import { preSessionCookie, sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { toSession } from '../../sessions/SessionRow.ts'

export const getSession = defineRoute(endpoint, {
  ...readPolicy,
  access: 'public',
  owner: 'own-browser',
  handle({ session, context, request, reply }) {
    const serverTime = new Date(context.clock.now()).toISOString()
    const token = sessionCookie.read(request)
    if (session && token) {
      return { session: toSession(session), csrfToken: toCsrfToken(token), serverTime }
    }
    if (token) sessionCookie.clear(reply)
    const preToken = preSessionCookie.read(request) ?? randomToken()
    preSessionCookie.set(reply, preToken)
    return { session: null, csrfToken: toCsrfToken(preToken), serverTime }
  },
})
