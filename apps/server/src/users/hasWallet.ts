import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { userAccounts } from '../db/schema.ts'

/** Says whether a user can come in with a wallet. */
export async function hasWallet(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: userAccounts.userId })
    .from(userAccounts)
    .where(eq(userAccounts.userId, userId))
    .limit(1)
  return found.length > 0
}
