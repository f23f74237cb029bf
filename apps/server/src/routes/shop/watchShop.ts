import { watchShop as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { writeWatch } from '../../shop/watches.ts'

export const watchShop = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input: { notify }, session: { userId }, context: { db, clock } }) {
    await writeWatch(db, { userId, notify, at: new Date(clock.now()) })
    return { notify }
  },
})
