import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { lastSeenStepMs, sessionIdleMs, sessionLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { devices, sessions, users } from '../db/schema.ts'
import { endReleases } from './endReleases.ts'

/** The session of a request, with its device. */
export type ActiveSession = {
  readonly row: typeof sessions.$inferSelect
  readonly device: typeof devices.$inferSelect
  /**
   * Email address of the user's own account, which receives login codes. `null` if the user has
   * none.
   */
  readonly userEmail: string | null
  /** Network address of the request, as mails show it. */
  readonly place?: string
}

export type NewSession = {
  readonly userId: string
  readonly deviceId: string
  readonly thumbprint: string
  readonly login: string
  readonly userName: string | null
  readonly email: string | null
  readonly now: number
}

/**
 * Creates the session of a device and ends its earlier ones, so that each login has a new cookie
 * (S-46).
 *
 * @returns The secret of the session cookie.
 */
export async function createSession(db: Database, session: NewSession): Promise<string> {
  const { now, ...fields } = session
  const token = randomToken()
  const at = new Date(now)
  await db.delete(sessions).where(eq(sessions.deviceId, session.deviceId))
  await db.delete(sessions).where(lt(sessions.expiresAt, at))
  await db.insert(sessions).values({
    ...fields,
    id: randomId(),
    tokenHash: sha256(token),
    signedInAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + sessionLifetimeMs),
  })
  return token
}

export type SessionKey = {
  readonly token: string
  /** Thumbprint of the device's proof key. A stolen cookie is useless without this key (S-31). */
  readonly thumbprint: string
}

/** Finds the active session of a cookie without checking the device key. */
export async function findSessionId(
  db: Database,
  token: string,
  now: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sha256(token)), isAlive(now)))
  return found?.id
}

/** Finds the active session of a cookie and a device key, and updates its last-seen time. */
export async function findSession(
  db: Database,
  { token, thumbprint }: SessionKey,
  now: number,
): Promise<ActiveSession | undefined> {
  const [found] = await db
    .select({ row: sessions, device: devices, userEmail: users.email })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sha256(token)),
        eq(sessions.thumbprint, thumbprint),
        isNull(devices.revokedAt),
        isAlive(now),
      ),
    )
  if (found && found.row.lastSeenAt.getTime() <= now - lastSeenStepMs) {
    const seen = { lastSeenAt: new Date(now) }
    await db.update(sessions).set(seen).where(eq(sessions.id, found.row.id))
    await db.update(devices).set(seen).where(eq(devices.id, found.device.id))
  }
  return found
}

/** SQL condition for sessions that are neither idle for too long nor expired at the given time. */
export function isAlive(now: number) {
  return and(
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.lastSeenAt, new Date(now - sessionIdleMs)),
  )
}

/** Ends the sessions and pending releases of a device immediately. */
export async function endDeviceSessions(db: Database, deviceId: string): Promise<void> {
  await endReleases(db, { deviceId })
  await db.delete(sessions).where(eq(sessions.deviceId, deviceId))
}

/** Ends all sessions of a user, optionally except one session. */
export async function endUserSessions(
  db: Database,
  userId: string,
  keptId?: string,
): Promise<void> {
  const kept = keptId === undefined ? undefined : ne(sessions.id, keptId)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept))
}
