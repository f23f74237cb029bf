import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'

/** Reads a user by id, or `undefined` if the user does not exist. */
export async function readUser(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}
