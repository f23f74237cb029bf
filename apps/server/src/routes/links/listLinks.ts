import { listLinks as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { listLinkedAccounts } from '../../links/linkedAccounts.ts'

export const listLinks = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context }) {
    return { links: await listLinkedAccounts(context.db, session.userId) }
  },
})
