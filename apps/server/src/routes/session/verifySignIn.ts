import { verifySignIn as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, sha256, toBrowserName, toCsrfToken } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { preSessionCookie, sessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readSession } from '../../sessions/findSession.ts'
import { toSession } from '../../sessions/SessionRow.ts'
import { signIn } from '../../sign-in/signIn.ts'

export const verifySignIn = defineRoute(endpoint, {
  ...changePolicy,
  access: 'public',
  owner: 'own-browser',
  rate: 'login',
  idempotency: 'single-use',
  async handle({ input, session, context, request, reply }) {
    const preToken = preSessionCookie.read(request)
    const token = await signIn(context, {
      message: input.message,
      signature: input.signature,
      browserHash: preToken === undefined ? undefined : sha256(preToken),
      previousTokenHash: session?.tokenHash,
      userIdHere: session?.userId,
      browser: toBrowserName(request.headers['user-agent']),
    }).catch((error: unknown) => {
      context.metrics.signIns.inc({ outcome: toOutcome(error) })
      throw error
    })
    context.metrics.signIns.inc({ outcome: 'signed_in' })

    const created = await readSession(context.db, sha256(token), context.clock.now())
    if (!created) throw new RefusalError('internal', { hint: 'The new session is gone.' })
    sessionCookie.set(reply, token)
    preSessionCookie.clear(reply)
    return { session: toSession(created), csrfToken: toCsrfToken(token) }
  },
})

function toOutcome(error: unknown): string {
  return error instanceof RefusalError ? error.code : 'internal'
}
