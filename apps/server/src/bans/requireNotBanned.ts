import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { isInForce } from './Ban.ts'
import { toBannedRefusal } from './toBannedRefusal.ts'

/**
 * Rejects a banned player. Locks the user's row, so that this check and a concurrent ban run one
 * after the other.
 *
 * @throws {RefusalError} `banned`, with the date and reason.
 */
export async function requireNotBanned(tx: Database, userId: string, now: number): Promise<void> {
  const [user] = await tx
    .select({ bannedAt: users.bannedAt, until: users.bannedUntil, reason: users.banReason })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  if (user && user.bannedAt !== null && isInForce(user, now)) throw toBannedRefusal(user)
}
