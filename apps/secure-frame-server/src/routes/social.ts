import * as api from '@latchkey/frame-api/endpoints'
import { toBrowserName } from '@latchkey/service'
import { flowCookie, recoveryCookie } from '../http/cookies.ts'
import { defineRoute, toThumbprint } from '../http/defineRoute.ts'
import { requireProjectOrigin } from '../http/projects.ts'
import { waitForNews } from '../http/waitForNews.ts'
import { startFarcasterLogin, tryFarcasterLogin } from '../social/farcasterLogin.ts'
import { finishSocialLogin, redeemReference, startSocialLogin } from '../social/socialLogin.ts'
import { answerSession } from './answerSession.ts'
import { deviceChange, loginChange, pageChange } from './policies.ts'

export const startSocial = defineRoute(api.startSocial, {
  ...deviceChange,
  async handle({ input, session, context, request, reply }) {
    requireProjectOrigin(context.config, input)
    const { flowToken, ...started } = await startSocialLogin(context, {
      provider: input.provider,
      origin: input.origin,
      thumbprint: toThumbprint(session),
      browser: toBrowserName(request.headers['user-agent']),
    })
    flowCookie(context.config).set(reply, flowToken)
    return started
  },
})

export const finishSocial = defineRoute(api.finishSocial, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context, request, reply }) {
    const flowToken = flowCookie(context.config).read(request)
    const { grant, ...result } = await finishSocialLogin(context, { ...input, flowToken }, request)
    if (grant !== undefined) recoveryCookie(context.config).set(reply, grant)
    return result
  },
})

export const redeemSocial = defineRoute(api.redeemSocial, {
  ...loginChange,
  async handle({ input, session, context, request, reply }) {
    const thumbprint = toThumbprint(session)
    const token = await redeemReference(context, { ...input, thumbprint, place: request.ip })
    return answerSession(context, reply, { token, thumbprint })
  },
})

export const startFarcaster = defineRoute(api.startFarcaster, {
  ...deviceChange,
  handle({ input, session, context, request }) {
    requireProjectOrigin(context.config, input)
    return startFarcasterLogin(context, {
      origin: input.origin,
      thumbprint: toThumbprint(session),
      browser: toBrowserName(request.headers['user-agent']),
    })
  },
})

export const waitForFarcaster = defineRoute(api.waitForFarcaster, {
  ...deviceChange,
  rate: 'read',
  longPollMs: 55_000,
  async handle({ input, session, context, request, reply }) {
    const thumbprint = toThumbprint(session)
    const login = { ...input, thumbprint }
    const token = await waitForNews(context, { request, thumbprint }, () =>
      tryFarcasterLogin(context, login),
    )
    if (token === undefined) return { state: 'waiting' as const }
    const answer = await answerSession(context, reply, { token, thumbprint })
    return { state: 'connected' as const, ...answer }
  },
})
