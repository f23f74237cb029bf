import * as api from '@latchkey/frame-api/endpoints'
import { done, toBrowserName } from '@latchkey/service'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { recoveryCookie } from '../http/cookies.ts'
import { defineRoute, toActive } from '../http/defineRoute.ts'
import { requireKnownOrigin } from '../http/projects.ts'
import { waitForNews } from '../http/waitForNews.ts'
import { mailToUser } from '../login/freshCode.ts'
import { openMailbox, putIntoMailbox, readRecord, takeFromMailbox } from '../recovery/mailboxes.ts'
import { requireAlive } from '../sessions/requireAlive.ts'
import { pageChange, userChange } from './policies.ts'

export const openRecovery = defineRoute(api.openRecovery, {
  ...userChange,
  handle({ input, session, context }) {
    requireKnownOrigin(context.config, input.origin)
    return openMailbox(context, toActive(session), input)
  },
})

export const takeRecovery = defineRoute(api.takeRecovery, {
  ...userChange,
  rate: 'read',
  longPollMs: 55_000,
  async handle({ input, session, context, request }) {
    const active = toActive(session)
    const { thumbprint } = active.row
    const sealed = await waitForNews(context, { request, thumbprint }, async () => {
      await requireAlive(context, active)
      return takeFromMailbox(context, active, input.mailboxId)
    })
    return sealed ? { state: 'sealed' as const, ...sealed } : { state: 'waiting' as const }
  },
})

export const sendRecoveryLink = defineRoute(api.sendRecoveryLink, {
  ...userChange,
  async handle({ input, session, context, request }) {
    requireKnownOrigin(context.config, input.origin)
    const { deviceNumber, ...sent } = await mailToUser(context, toActive(session), {
      purpose: 'recovery',
      step: 'device',
      origin: input.origin,
      ip: request.ip,
    })
    if (deviceNumber === undefined) throw new FrameRefusal('internal')
    return { ...sent, deviceNumber }
  },
})

export const readRecovery = defineRoute(api.readRecovery, {
  ...pageChange,
  rate: 'read',
  handle: ({ context, request }) =>
    readRecord(context, {
      token: recoveryCookie(context.config).read(request),
      browser: toBrowserName(request.headers['user-agent']),
    }),
})

export const putRecovery = defineRoute(api.putRecovery, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context, request }) {
    await putIntoMailbox(context, recoveryCookie(context.config).read(request), input)
    return done
  },
})
