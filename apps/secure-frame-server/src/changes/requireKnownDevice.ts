import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { devices } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'

/**
 * Rejects a revoked device. Locks the device's row, so that it cannot be revoked during the
 * transaction.
 *
 * @throws {FrameRefusal} `not_signed_in`: the device is revoked.
 */
export async function requireKnownDevice(tx: Database, deviceId: string): Promise<void> {
  const [device] = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.id, deviceId), isNull(devices.revokedAt)))
    .for('share')
  if (!device) throw new FrameRefusal('not_signed_in')
}
