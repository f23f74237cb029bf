import { desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/**
 * Returns the ids of banned players, most recent bans first if `limit` is given. Without `limit`,
 * returns all of them.
 */
export async function readBanned(db: Database, limit?: number): Promise<ReadonlySet<string>> {
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.bannedAt))
    .orderBy(desc(users.bannedAt))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return new Set(rows.map(({ id }) => id))
}
