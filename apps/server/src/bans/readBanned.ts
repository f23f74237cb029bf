import { desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/** Reads who is banned, or only those who were banned last. */
export async function readBanned(db: Database, limit?: number): Promise<ReadonlySet<string>> {
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.bannedAt))
    .orderBy(desc(users.bannedAt))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return new Set(rows.map(({ id }) => id))
}
