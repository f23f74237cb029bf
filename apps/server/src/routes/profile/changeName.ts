import { changeName as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { changeName as change } from '../../users/changeName.ts'

export const changeName = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input: { name }, session, context }) {
    await change(context.db, session.userId, name)
    return { name }
  },
})
