import { cancelDeletion as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy } from '@latchkey/service'
import { answerSession } from '../../http/answerSession.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { cancelDeletion as cancel } from '../../users/requestDeletion.ts'

export const cancelDeletion = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session, context, request }) {
    const { db, log } = context
    await cancel(db, session.userId)
    log.info('deletion_cancelled')
    return answerSession(context, session.tokenHash, request)
  },
})
