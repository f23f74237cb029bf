import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { spendEntries } from '../db/schema.ts'

type Welcome = { readonly userId: string; readonly points: number; readonly at: Date }

/**
 * Grants a new player the welcome points, once. They do not belong to a season and do not affect
 * ranks (decision 0035).
 */
export async function giveWelcome(
  tx: Pick<Database, 'insert'>,
  { userId, points, at }: Welcome,
): Promise<void> {
  if (points === 0) return
  await tx.insert(spendEntries).values({ userId, purchaseId: userId, kind: 'welcome', points, at })
}

/** Reads the number of welcome points that a player received. */
export async function readWelcome(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [entry] = await db
    .select({ points: spendEntries.points })
    .from(spendEntries)
    .where(and(eq(spendEntries.userId, userId), eq(spendEntries.kind, 'welcome')))
  return entry?.points ?? 0
}
