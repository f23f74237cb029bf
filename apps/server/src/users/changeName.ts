import { and, eq, ne, or } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { toNameKey, toNameSkeleton } from './toNameKey.ts'

/**
 * Changes a player's name.
 *
 * @throws {RefusalError} `name_taken`: another player has the name, ignoring case, or one that
 * looks the same (S-147).
 */
export async function changeName(db: Database, userId: string, name: string): Promise<void> {
  const [nameKey, nameSkeleton] = [toNameKey(name), toNameSkeleton(name)]
  const isSame = or(eq(users.nameKey, nameKey), eq(users.nameSkeleton, nameSkeleton))
  const isTaken = async () =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(isSame, ne(users.id, userId)))
    ).length > 0
  if (await isTaken()) throw new RefusalError('name_taken')
  try {
    const changes = { displayName: name, nameKey, nameSkeleton }
    await db.update(users).set(changes).where(eq(users.id, userId))
  } catch (error) {
    // A concurrent request took the name first.
    if (await isTaken()) throw new RefusalError('name_taken', { cause: error })
    throw error
  }
}
