import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/** Reads a user. `undefined` when there is none of this id. */
export async function readUser(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}
