import { signOut as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, done } from '@latchkey/service'
import { sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { endBrowserSessions } from '../../sessions/endSessions.ts'
import { readSession } from '../../sessions/findSession.ts'
import { toCanonicalAddress } from '../../sessions/toCanonicalAddress.ts'

export const signOut = defineRoute(endpoint, {
  ...changePolicy,
  access: 'public',
  owner: 'own-browser',
  async handle({ input, session, context, reply }) {
    if (!session) return done
    const { db, clock } = context
    const { address, chainId } = input
    await endBrowserSessions(db, session.tokenHash, {
      address: address === undefined ? undefined : toCanonicalAddress(address),
      chainId,
    })
    const left = await readSession(db, session.tokenHash, clock.now())
    if (!left) sessionCookie.clear(reply)
    return done
  },
})
