import { unlink as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, randomToken, sha256, toCsrfToken } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { removeLink } from '../../links/linkedAccounts.ts'
import { endLinkSessions } from '../../sessions/endSessions.ts'
import { readSession } from '../../sessions/findSession.ts'
import { moveSession } from '../../sessions/moveSession.ts'
import { toSession } from '../../sessions/SessionRow.ts'

export const unlink = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input, session, context, reply }) {
    const { db, clock, log } = context
    const now = clock.now()
    const token = randomToken()
    const { tokenHash: from, userId } = session
    await db.transaction(async (tx) => {
      const linkId = await removeLink(tx, userId, input.provider)
      await endLinkSessions(tx, linkId, from)
      await moveSession(tx, { from, to: sha256(token), now })
    })
    const moved = await readSession(db, sha256(token), now)
    if (!moved) throw new RefusalError('not_signed_in')
    sessionCookie.set(reply, token)
    log.info('account_unlinked', { provider: input.provider })
    return { session: toSession(moved), csrfToken: toCsrfToken(token) }
  },
})
