import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shopWatches } from '../db/schema.ts'

/**
 * Reads when a player asked to be notified of the shop's opening. Returns `undefined` if the player
 * did not ask.
 */
export async function readWatch(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<Date | undefined> {
  const [watch] = await db.select().from(shopWatches).where(eq(shopWatches.userId, userId))
  return watch?.since
}

/** Turns a player's notification of the shop's opening on or off. */
export async function writeWatch(
  db: Database,
  { userId, notify, at }: { readonly userId: string; readonly notify: boolean; readonly at: Date },
): Promise<void> {
  if (notify) await db.insert(shopWatches).values({ userId, since: at }).onConflictDoNothing()
  else await db.delete(shopWatches).where(eq(shopWatches.userId, userId))
}
