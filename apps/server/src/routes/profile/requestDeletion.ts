import { requestDeletion as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy } from '@latchkey/service'
import { answerSession } from '../../http/answerSession.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { requestDeletion as ask } from '../../users/requestDeletion.ts'

export const requestDeletion = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context, request }) {
    const { db, clock, log } = context
    await ask(db, session.userId, clock.now())
    log.info('deletion_asked')
    return answerSession(context, session.tokenHash, request)
  },
})
