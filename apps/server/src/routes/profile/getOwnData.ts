import { getOwnData as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { readOwnData } from '../../own-data/readOwnData.ts'

export const getOwnData = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  handle: ({ session, context: { db, clock } }) => readOwnData(db, session.userId, clock.now()),
})
