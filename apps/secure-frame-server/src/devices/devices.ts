import type { Device } from '@latchkey/frame-api'
import { randomId } from '@latchkey/service'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { endWaitingChanges } from '../changes/applyChanges.ts'
import type { Database } from '../db/Database.ts'
import { devices, sessions, wallets } from '../db/schema.ts'
import { endDeviceSessions, isAlive } from '../sessions/sessions.ts'

export type DeviceFacts = {
  readonly userId: string
  readonly thumbprint: string
  readonly browser: string
  readonly origin: string
  readonly now: number
}

/**
 * Registers the device of a key for a user, or finds the existing row.
 *
 * @returns The device's id, and whether it is new.
 */
export async function registerDevice(db: Database, facts: DeviceFacts) {
  const { now, ...fields } = facts
  const at = new Date(now)
  const known = await findDevice(db, facts)
  const [row] = await db
    .insert(devices)
    .values({ ...fields, id: randomId(), createdAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [devices.userId, devices.thumbprint],
      // A revoked device becomes valid again only by a new login. It then counts as new, so that a
      // reverted email change also revokes it (S-43).
      set: {
        lastSeenAt: at,
        revokedAt: null,
        createdAt: sql`case when ${devices.revokedAt} is null then ${devices.createdAt} else excluded.created_at end`,
      },
    })
    .returning({ id: devices.id })
  return { deviceId: row?.id ?? '', isNew: !known }
}

/** Finds a user's device by its key. Returns `undefined` if the device is revoked. */
export async function findDevice(
  db: Database,
  { userId, thumbprint }: { readonly userId: string; readonly thumbprint: string },
) {
  const [row] = await db
    .select()
    .from(devices)
    .where(
      and(
        eq(devices.userId, userId),
        eq(devices.thumbprint, thumbprint),
        isNull(devices.revokedAt),
      ),
    )
  return row
}

/** Returns whether a user has at least one device that is not revoked. */
export async function hasDevices(db: Database, userId: string): Promise<boolean> {
  const isKnown = and(eq(devices.userId, userId), isNull(devices.revokedAt))
  return (await db.$count(devices, isKnown)) > 0
}

/** Lists a user's devices, most recently seen first. */
export async function listUserDevices(
  db: Database,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: number },
): Promise<Device[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.revokedAt)))
    .orderBy(desc(devices.lastSeenAt), desc(devices.id))
  const ids = rows.map(({ id }) => id)
  const signedIn = await db
    .select({ id: sessions.deviceId })
    .from(sessions)
    .where(and(inArray(sessions.deviceId, ids), isAlive(now)))
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    origin: row.origin,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    signedIn: signedIn.some(({ id }) => id === row.id),
    current: row.id === deviceId,
  }))
}

/**
 * Revokes a user's device: ends its sessions and deletes its reserved wallets (S-29).
 *
 * @returns Whether the device was known.
 */
export async function revokeUserDevice(
  db: Database,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: number },
): Promise<boolean> {
  const revoked = await db
    .update(devices)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(devices.id, deviceId), eq(devices.userId, userId), isNull(devices.revokedAt)))
    .returning({ id: devices.id })
  if (revoked.length === 0) return false
  await endDeviceSessions(db, deviceId)
  await db.delete(wallets).where(and(eq(wallets.deviceId, deviceId), eq(wallets.state, 'pending')))
  return true
}

/**
 * Revokes a device that the owner did not admit, and cancels the unproven scheduled changes that it
 * requested (S-36).
 *
 * @param expelled.browser - Browser in which the owner revoked the device, for the activity log.
 * @returns Whether the device was known.
 */
export async function expelDevice(
  tx: Database,
  expelled: {
    readonly userId: string
    readonly deviceId: string
    readonly browser: string
    readonly now: number
  },
): Promise<boolean> {
  const { userId, deviceId, browser, now } = expelled
  if (!(await revokeUserDevice(tx, expelled))) return false
  await endWaitingChanges(tx, { deviceId }, now)
  await noteActivity(tx, { userId, kind: 'device_revoked', browser, now })
  return true
}

/** Revokes a user's devices that were registered after a given time. */
export async function revokeNewDevices(
  db: Database,
  { userId, since, now }: { userId: string; since: number; now: number },
): Promise<void> {
  const found = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), gt(devices.createdAt, new Date(since))))
  for (const { id } of found) await revokeUserDevice(db, { userId, deviceId: id, now })
}
