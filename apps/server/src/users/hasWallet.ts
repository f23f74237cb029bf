import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { userAccounts } from '../db/schema.ts'

/** Returns whether a user has a wallet account. */
export async function hasWallet(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: userAccounts.userId })
    .from(userAccounts)
    .where(eq(userAccounts.userId, userId))
    .limit(1)
  return found.length > 0
}
