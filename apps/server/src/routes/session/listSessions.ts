import { listSessions as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { listUserSessions } from '../../sessions/listUserSessions.ts'
import { toAccount, toProvider } from '../../sessions/SessionRow.ts'

export const listSessions = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context }) {
    const rows = await listUserSessions(context.db, session.userId, context.clock.now())
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        account: toAccount(row),
        provider: toProvider(row),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        browser: row.browser,
        current: row.tokenHash === session.tokenHash,
      })),
    }
  },
})
