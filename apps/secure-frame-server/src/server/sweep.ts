import { applyDueChanges } from '../changes/applyChanges.ts'
import { dropOldChanges } from '../changes/dropOldChanges.ts'
import type { Database } from '../db/Database.ts'
import { dropOldAllowances } from '../limits/takeAllowances.ts'
import { dropOldReverts } from '../login/emailReverts.ts'
import { dropOldProofs } from '../proof/useOnce.ts'
import { dropOldReleases } from '../sessions/endReleases.ts'
import { dropOldArchives } from '../wallet/wallets.ts'

/**
 * Deletes expired rows of all tables. A periodic job calls it, because no request deletes these
 * rows.
 */
export async function sweep(db: Database, now: number): Promise<void> {
  await dropOldProofs(db, now)
  await dropOldAllowances(db, now)
  await applyDueChanges(db, now)
  await dropOldChanges(db, now)
  await dropOldArchives(db, now)
  await dropOldReverts(db, now)
  await dropOldReleases(db, now)
}
