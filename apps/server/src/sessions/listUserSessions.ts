import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { isAlive } from './findSession.ts'
import type { SessionRow } from './SessionRow.ts'

const maxListed = 100

/** Lists the active sessions of a user in all browsers, newest first. */
export async function listUserSessions(
  db: Database,
  userId: string,
  now: number,
): Promise<readonly SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(maxListed)
}
