import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { endUserSessions } from '../sessions/endSessions.ts'
import type { Ban } from './Ban.ts'
import { hidePlaces, showPlaces } from './places.ts'

type PlayersBan = Ban & { readonly userId: string; readonly at: Date }

/**
 * Bans a player, ends their sessions and removes them from the leaderboards. For a player who is
 * already banned, replaces the date and reason.
 *
 * @returns The number of ended sessions, or `undefined` if the player does not exist.
 */
export async function banPlayer(
  tx: Database,
  { userId, at, until, reason }: PlayersBan,
): Promise<number | undefined> {
  if (!(await lockUser(tx, userId))) return undefined
  const ban = { bannedAt: at, bannedUntil: until, banReason: reason }
  await tx.update(users).set(ban).where(eq(users.id, userId))
  await hidePlaces(tx, userId)
  return endUserSessions(tx, userId)
}

/**
 * Lifts the ban of a player.
 *
 * @returns Whether the player was banned.
 */
export async function liftBan(tx: Database, userId: string): Promise<boolean> {
  const user = await lockUser(tx, userId)
  if (!user || user.bannedAt === null) return false
  const none = { bannedAt: null, bannedUntil: null, banReason: null }
  await tx.update(users).set(none).where(eq(users.id, userId))
  await showPlaces(tx, userId)
  return true
}

/**
 * Locks the player's database row before a ban changes it. Logins, awards and purchases take a
 * weaker lock, so each of them runs either before or after the ban.
 */
async function lockUser(tx: Database, userId: string) {
  const [user] = await tx
    .select({ bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user
}
