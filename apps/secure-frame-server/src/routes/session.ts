import * as api from '@latchkey/frame-api/endpoints'
import { done, readPolicy } from '@latchkey/service'
import { noteActivity } from '../activity/activity.ts'
import { sessionCookie } from '../http/cookies.ts'
import { defineRoute, toActive } from '../http/defineRoute.ts'
import { confirmFreshCode, mailToUser } from '../login/freshCode.ts'
import { endDeviceSessions } from '../sessions/sessions.ts'
import { deviceChange, deviceRead, userChange } from './policies.ts'
import { toSession } from './toSession.ts'

export const getSession = defineRoute(api.getSession, {
  ...deviceRead,
  async handle({ session, context }) {
    const now = context.clock.now()
    const active = session.kind === 'device' ? session.active : undefined
    const { keyService } = context
    return {
      ...(keyService && { escrow: { publicKey: keyService.publicKey } }),
      session: active ? await toSession(context.db, active, now) : null,
      serverTime: new Date(now).toISOString(),
    }
  },
})

export const readProofNonce = defineRoute(api.readProofNonce, {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  handle: () => done,
})

export const signOut = defineRoute(api.signOut, {
  ...deviceChange,
  async handle({ session, context, reply }) {
    const { db, clock, config } = context
    const active = session.kind === 'device' ? session.active : undefined
    sessionCookie(config).clear(reply)
    if (!active) return done
    await endDeviceSessions(db, active.row.deviceId)
    await noteActivity(db, {
      userId: active.row.userId,
      kind: 'signed_out',
      browser: active.device.browser,
      now: clock.now(),
    })
    return done
  },
})

export const sendFreshCode = defineRoute(api.sendFreshCode, {
  ...userChange,
  handle: ({ session, context, request }) =>
    mailToUser(context, toActive(session), { purpose: 'fresh', step: 'code', ip: request.ip }),
})

export const submitFreshCode = defineRoute(api.submitFreshCode, {
  ...userChange,
  rate: 'login',
  idempotency: 'single-use',
  async handle({ input, session, context }) {
    const freshUntil = await confirmFreshCode(context, toActive(session), input)
    return { freshUntil: freshUntil.toISOString() }
  },
})
