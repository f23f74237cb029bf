import * as api from '@latchkey/frame-api'
import { done } from '@latchkey/service'
import { noteActivity, readActivity } from '../activity/activity.ts'
import { listUserDevices, revokeUserDevice } from '../devices/devices.ts'
import type { FrameContext } from '../FrameContext.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { sessionCookie } from '../http/cookies.ts'
import { type Caller, defineRoute, toActive, toHolder } from '../http/defineRoute.ts'
import { userChange, userRead } from './policies.ts'

export const listDevices = defineRoute(api.listDevices, {
  ...userRead,
  async handle({ session, context }) {
    const now = context.clock.now()
    return { devices: await listUserDevices(context.db, { ...toHolder(session), now }) }
  },
})

export const revokeDevice = defineRoute(api.revokeDevice, {
  ...userChange,
  async handle({ input, session, context, reply }) {
    await revoke(context, session, input.id)
    if (input.id === toHolder(session).deviceId) sessionCookie(context.config).clear(reply)
    return done
  },
})

export const forgetDevice = defineRoute(api.forgetDevice, {
  ...userChange,
  async handle({ session, context, reply }) {
    await revoke(context, session, toHolder(session).deviceId)
    sessionCookie(context.config).clear(reply)
    return done
  },
})

async function revoke({ db, clock }: FrameContext, caller: Caller, deviceId: string) {
  const now = clock.now()
  const { userId } = toHolder(caller)
  if (!(await revokeUserDevice(db, { userId, deviceId, now }))) throw new FrameRefusal('not_found')
  const { browser } = toActive(caller).device
  await noteActivity(db, { userId, kind: 'device_revoked', browser, now })
}

export const noteAppSignIn = defineRoute(api.noteAppSignIn, {
  ...userChange,
  async handle({ session, context: { db, clock } }) {
    const { userId } = toHolder(session)
    const { browser } = toActive(session).device
    await noteActivity(db, { userId, kind: 'app_signed_in', browser, now: clock.now() })
    return done
  },
})

export const listActivity = defineRoute(api.listActivity, {
  ...userRead,
  async handle({ input, session, context }) {
    const { userId } = toHolder(session)
    const { entries, nextCursor } = await readActivity(context.db, userId, input.cursor)
    return {
      entries: entries.map(({ id, kind, at, browser }) => ({
        id,
        kind: api.ActivityKind.parse(kind),
        at: at.toISOString(),
        browser,
      })),
      nextCursor,
    }
  },
})
