import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shopWatches } from '../db/schema.ts'

/** Reads since when a player wants to be told that the shop opens; `undefined`: not. */
export async function readWatch(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<Date | undefined> {
  const [watch] = await db.select().from(shopWatches).where(eq(shopWatches.userId, userId))
  return watch?.since
}

/** Notes that a player wants to be told, or no longer. */
export async function writeWatch(
  db: Database,
  { userId, notify, at }: { readonly userId: string; readonly notify: boolean; readonly at: Date },
): Promise<void> {
  if (notify) await db.insert(shopWatches).values({ userId, since: at }).onConflictDoNothing()
  else await db.delete(shopWatches).where(eq(shopWatches.userId, userId))
}
