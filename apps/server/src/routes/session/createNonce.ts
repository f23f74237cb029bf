import { createNonce as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, randomToken, sha256 } from '@latchkey/service'
import { preSessionCookie } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { issueNonce } from '../../sign-in/nonces.ts'

export const createNonce = defineRoute(endpoint, {
  ...changePolicy,
  access: 'public',
  owner: 'own-browser',
  async handle({ context, request, reply }) {
    const now = context.clock.now()
    const preToken = preSessionCookie.read(request) ?? randomToken()
    preSessionCookie.set(reply, preToken)
    const { nonce, expiresAt } = await issueNonce(context.db, sha256(preToken), now)
    return {
      nonce,
      expiresAt: expiresAt.toISOString(),
      serverTime: new Date(now).toISOString(),
    }
  },
})
