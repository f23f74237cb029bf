import { and, isNotNull, lte } from 'drizzle-orm'
import { bansAtOnce } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { auditLog, users } from '../db/schema.ts'
import { forgetMarks } from './banMarks.ts'
import { liftBan } from './banPlayer.ts'

/**
 * Lifts expired bans of players, and of the logins of deleted accounts. Several servers may call
 * this concurrently, because each locks different rows.
 *
 * @returns The number of lifted bans.
 */
export async function liftDueBans(db: Database, now: number): Promise<number> {
  const at = new Date(now)
  const lifted = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id, until: users.bannedUntil })
      .from(users)
      .where(and(isNotNull(users.bannedAt), lte(users.bannedUntil, at)))
      .orderBy(users.id)
      .limit(bansAtOnce)
      .for('update', { skipLocked: true })
    for (const { id } of due) await liftBan(tx, id)
    if (due.length > 0)
      await tx.insert(auditLog).values(
        due.map(({ id: userId, until }) => ({
          at,
          actor: 'server',
          action: 'player.unban',
          details: { userId, until },
        })),
      )
    return due.length
  })
  await forgetMarks(db, now)
  return lifted
}
