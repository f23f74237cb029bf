import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/** Returns the ids of all banned players. */
export async function readBanned(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.bannedAt))
  return new Set(rows.map(({ id }) => id))
}
