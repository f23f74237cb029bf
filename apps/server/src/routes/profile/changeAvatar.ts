import { changeAvatar as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema.ts'
import { defineRoute } from '../../http/defineRoute.ts'

export const changeAvatar = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input: { avatar }, session, context }) {
    await context.db.update(users).set({ avatar }).where(eq(users.id, session.userId))
    return { avatar }
  },
})
