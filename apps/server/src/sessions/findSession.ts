import { sha256 } from '@latchkey/service'
import { and, desc, eq, gt } from 'drizzle-orm'
import { lastSeenStepMs, sessionIdleMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { sessions, users } from '../db/schema.ts'
import type { ActiveSession } from './SessionRow.ts'

/** Returns the SQL condition for sessions that are neither idle for too long nor expired (S-90). */
export function isAlive(now: number) {
  return and(
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.lastSeenAt, new Date(now - sessionIdleMs)),
  )
}

/**
 * Finds the session of a browser's cookie and updates its last-seen time. Returns `undefined` if
 * the session does not exist or has ended.
 */
export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<ActiveSession | undefined> {
  const tokenHash = sha256(token)
  const session = await readSession(db, tokenHash, now)
  if (session && session.row.lastSeenAt.getTime() <= now - lastSeenStepMs) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(and(eq(sessions.tokenHash, tokenHash), isAlive(now)))
  }
  return session
}

/**
 * Reads the session with the given hash of the cookie's token, without updating its last-seen time.
 */
export async function readSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<ActiveSession | undefined> {
  const found = await db
    .select({ row: sessions, deletionAt: users.deletionAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const [first] = found
  if (!first) return undefined
  const { row, deletionAt } = first
  return { tokenHash, userId: row.userId, deletionAt, row, rows: found.map((one) => one.row) }
}
