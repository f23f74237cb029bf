import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { toNameKey } from './toNameKey.ts'

/**
 * Changes a player's name.
 *
 * @throws {RefusalError} `name_taken`: another player has the name, ignoring case.
 */
export async function changeName(db: Database, userId: string, name: string): Promise<void> {
  const nameKey = toNameKey(name)
  const isTaken = async () =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.nameKey, nameKey), ne(users.id, userId)))
    ).length > 0
  if (await isTaken()) throw new RefusalError('name_taken')
  try {
    await db.update(users).set({ displayName: name, nameKey }).where(eq(users.id, userId))
  } catch (error) {
    // A concurrent request took the name first.
    if (await isTaken()) throw new RefusalError('name_taken', { cause: error })
    throw error
  }
}
