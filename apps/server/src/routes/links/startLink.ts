import { startLink as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, randomToken } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { linkCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { startFlow } from '../../links/startFlow.ts'

export const startLink = defineRoute(endpoint, {
  ...changePolicy,
  access: 'public',
  owner: 'own-browser',
  async handle({ input, session, context, request, reply }) {
    const { provider, purpose, returnTo = '/profile' } = input
    const isLink = purpose === 'link'
    if (isLink && !session) throw new RefusalError('not_signed_in')
    const flowToken = linkCookie.read(request) ?? randomToken()
    const userId = isLink ? session?.userId : undefined
    const started = await startFlow(context, { provider, purpose, userId, returnTo, flowToken })
    linkCookie.set(reply, flowToken)
    return started
  },
})
