import { and, eq, isNull } from 'drizzle-orm'
import { deletionDelayMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/**
 * Sets the date on which a user's account is deleted. A repeated request does not change the date.
 */
export async function requestDeletion(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ deletionAt: new Date(now + deletionDelayMs) })
    .where(and(eq(users.id, userId), isNull(users.deletionAt)))
}

/** Cancels the scheduled deletion of a user's account. */
export async function cancelDeletion(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ deletionAt: null }).where(eq(users.id, userId))
}
