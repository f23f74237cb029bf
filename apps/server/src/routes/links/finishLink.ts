import { LinkPurpose, ReturnPath } from '@latchkey/product-api'
import { finishLink as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, sha256, toBrowserName, toCsrfToken } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { linkCookie, preSessionCookie, sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { finishFlow } from '../../links/finishFlow.ts'
import { readSession } from '../../sessions/findSession.ts'
import { toSession } from '../../sessions/SessionRow.ts'

export const finishLink = defineRoute(endpoint, {
  ...changePolicy,
  access: 'public',
  owner: 'own-browser',
  rate: 'login',
  idempotency: 'single-use',
  async handle({ input, session, context, request, reply }) {
    const { provider } = input
    const count = (outcome: string) => context.metrics.links.inc({ provider, outcome })
    const { flow, token } = await finishFlow(context, {
      ...input,
      flowToken: linkCookie.read(request) ?? '',
      session,
      browser: toBrowserName(request.headers['user-agent']),
    }).catch((error: unknown) => {
      count(error instanceof RefusalError ? error.code : 'internal')
      throw error
    })
    count(flow.purpose)
    // If the provider's answer was posted twice, the session may have ended in the meantime.
    const created = await readSession(context.db, sha256(token), context.clock.now())
    if (!created) throw new RefusalError('link_used')
    sessionCookie.set(reply, token)
    preSessionCookie.clear(reply)
    context.log.info(flow.purpose === 'link' ? 'account_linked' : 'signed_in', { provider })
    return {
      purpose: LinkPurpose.parse(flow.purpose),
      name: flow.name,
      returnTo: ReturnPath.parse(flow.returnTo),
      session: toSession(created),
      csrfToken: toCsrfToken(token),
    }
  },
})
