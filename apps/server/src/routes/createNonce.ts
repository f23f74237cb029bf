import { createNonce as endpoint } from '@latchkey/product-api'
import { readPreSessionToken, setPreSessionToken } from '../http/cookies.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { randomToken } from '../random.ts'
import { sha256 } from '../sha256.ts'
import { issueNonce } from '../sign-in/nonces.ts'
import { change } from './policies.ts'

export const createNonce = defineRoute(endpoint, {
  ...change,
  access: 'public',
  owner: 'own-browser',
  async handle({ context, request, reply }) {
    const now = context.clock.now()
    const preToken = readPreSessionToken(request) ?? randomToken()
    setPreSessionToken(reply, preToken)
    const { nonce, expiresAt } = await issueNonce(context.db, sha256(preToken), now)
    return {
      nonce,
      expiresAt: expiresAt.toISOString(),
      serverTime: new Date(now).toISOString(),
    }
  },
})
