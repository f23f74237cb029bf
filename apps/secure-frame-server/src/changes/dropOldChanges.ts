import { and, lt, notInArray, or } from 'drizzle-orm'
import { archiveLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { walletChanges } from '../db/schema.ts'
import { findReverting } from '../wallet/wallets.ts'

/**
 * Deletes changes whose undo period has passed, together with the values that they replaced (S-36).
 */
export async function dropOldChanges(db: Database, now: number): Promise<void> {
  const end = new Date(now - archiveLifetimeMs)
  await db
    .delete(walletChanges)
    .where(
      and(
        or(lt(walletChanges.appliedAt, end), lt(walletChanges.endedAt, end)),
        notInArray(walletChanges.userId, findReverting(db, now)),
      ),
    )
}
