import { getMe as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { toAccountIds } from '../../sessions/SessionRow.ts'
import { readUser } from '../../users/readUser.ts'

export const getMe = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context }) {
    const user = await readUser(context.db, session.userId)
    if (!user) throw new RefusalError('not_signed_in')
    const { id, createdAt, displayName, avatar } = user
    return {
      user: { id, createdAt: createdAt.toISOString(), displayName, avatar },
      accounts: toAccountIds(session),
    }
  },
})
