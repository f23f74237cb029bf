import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shopWatches } from '../db/schema.ts'

/** Reads since when a player wants a notification of the opening; `undefined` if they want none. */
export async function readWatch(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<Date | undefined> {
  const [watch] = await db.select().from(shopWatches).where(eq(shopWatches.userId, userId))
  return watch?.since
}

/** Switches a player's notification of the opening on or off. */
export async function writeWatch(
  db: Database,
  { userId, notify, at }: { readonly userId: string; readonly notify: boolean; readonly at: Date },
): Promise<void> {
  if (notify) await db.insert(shopWatches).values({ userId, since: at }).onConflictDoNothing()
  else await db.delete(shopWatches).where(eq(shopWatches.userId, userId))
}
