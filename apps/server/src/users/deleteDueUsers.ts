import { inArray, lte } from 'drizzle-orm'
import { isInForce } from '../bans/Ban.ts'
import { markWaysIn } from '../bans/banMarks.ts'
import { deletionDelayMs, deletionsAtOnce } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { auditLog, users } from '../db/schema.ts'

/** Actor in the audit log for actions of the server itself, without an operator. */
const actor = 'server'

/**
 * Deletes the users whose deletion date has passed. The foreign keys delete all of their rows,
 * sessions first. Awards stay in the ledger under an id without a user (decision 0036). Several
 * servers may call this concurrently, because each locks different rows.
 *
 * @returns The number of deleted users.
 */
export async function deleteDueUsers(db: Database, now: number): Promise<number> {
  let deleted = 0
  let some: number
  do {
    some = await deleteSome(db, new Date(now))
    deleted += some
  } while (some === deletionsAtOnce)
  return deleted
}

function deleteSome(db: Database, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(users)
      .where(lte(users.deletionAt, at))
      .orderBy(users.deletionAt)
      .limit(deletionsAtOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    for (const user of due) await markBanned(tx, user, at.getTime())
    await tx.delete(users).where(
      inArray(
        users.id,
        due.map(({ id }) => id),
      ),
    )
    await tx.insert(auditLog).values(due.map((user) => ({ at, actor, ...toDeed(user) })))
    return due.length
  })
}

/**
 * Stores the hashed logins of a banned user before the account is deleted. The user therefore
 * cannot create a new account with the same login (decision 0038).
 */
async function markBanned(tx: Database, user: typeof users.$inferSelect, now: number) {
  const ban = { until: user.bannedUntil, reason: user.banReason }
  if (user.bannedAt !== null && isInForce(ban, now)) await markWaysIn(tx, user.id, ban)
}

function toDeed({ id, deletionAt }: { readonly id: string; readonly deletionAt: Date | null }) {
  const askedAt = new Date((deletionAt?.getTime() ?? 0) - deletionDelayMs).toISOString()
  return { action: 'user.delete', details: { userId: id, askedAt } }
}
