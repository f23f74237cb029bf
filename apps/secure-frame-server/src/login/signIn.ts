import { noteActivity } from '../activity/activity.ts'
import type { Database } from '../db/Database.ts'
import { type DeviceFacts, registerDevice } from '../devices/devices.ts'
import { createSession } from '../sessions/sessions.ts'

export type SignIn = DeviceFacts & {
  readonly login: string
  readonly userName: string | null
  readonly email: string | null
}

/**
 * Completes a login: registers the device, creates its session and adds both to the activity log.
 *
 * @returns The session cookie's secret, and whether the device is new.
 */
export async function signIn(db: Database, login: SignIn) {
  const { userId, thumbprint, browser, origin, now } = login
  const { deviceId, isNew } = await registerDevice(db, { userId, thumbprint, browser, origin, now })
  if (isNew) await noteActivity(db, { userId, kind: 'device_added', browser, now })
  await noteActivity(db, { userId, kind: 'signed_in', browser, now })
  const token = await createSession(db, {
    userId,
    deviceId,
    thumbprint,
    login: login.login,
    userName: login.userName,
    email: login.email,
    now,
  })
  return { token, isNew }
}
