import { ActivityKind } from '@latchkey/frame-api'
import * as api from '@latchkey/frame-api/endpoints'
import { done } from '@latchkey/service'
import { noteActivity, readActivity } from '../activity/activity.ts'
import { expelDevice, listUserDevices, revokeUserDevice } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { sessionCookie } from '../http/cookies.ts'
import { defineRoute, toActive, toHolder } from '../http/defineRoute.ts'
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
    const { db, clock } = context
    const { userId } = toHolder(session)
    const { browser } = toActive(session).device
    const revoked = { userId, deviceId: input.id, browser, now: clock.now() }
    if (!(await db.transaction((tx) => expelDevice(tx, revoked))))
      throw new FrameRefusal('not_found')
    if (input.id === toHolder(session).deviceId) sessionCookie(context.config).clear(reply)
    return done
  },
})

export const forgetDevice = defineRoute(api.forgetDevice, {
  ...userChange,
  async handle({ session, context, reply }) {
    const { db, clock, config } = context
    const now = clock.now()
    const { userId, deviceId } = toHolder(session)
    if (!(await revokeUserDevice(db, { userId, deviceId, now })))
      throw new FrameRefusal('not_found')
    const { browser } = toActive(session).device
    await noteActivity(db, { userId, kind: 'device_revoked', browser, now })
    sessionCookie(config).clear(reply)
    return done
  },
})

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
        kind: ActivityKind.parse(kind),
        at: at.toISOString(),
        browser,
      })),
      nextCursor,
    }
  },
})
