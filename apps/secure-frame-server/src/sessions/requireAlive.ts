import { and, eq, isNull } from 'drizzle-orm'
import type { FrameContext } from '../context/FrameContext.ts'
import { devices, sessions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { type ActiveSession, isAlive } from './sessions.ts'

/**
 * Checks that a session has not ended since its request arrived, so that a long poll ends with its
 * session (S-146).
 *
 * @throws {FrameRefusal} `not_signed_in`.
 */
export async function requireAlive(
  { db, clock }: Pick<FrameContext, 'db' | 'clock'>,
  { row }: ActiveSession,
): Promise<void> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(sessions.id, row.id), isNull(devices.revokedAt), isAlive(clock.now())))
  if (!found) throw new FrameRefusal('not_signed_in')
}
