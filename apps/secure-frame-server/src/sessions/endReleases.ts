import { eq, lt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases } from '../db/schema.ts'

/** Selects pending releases: of one device, of one wallet, or of all wallets of a user. */
export type ReleaseOwner =
  | { readonly deviceId: string }
  | { readonly walletId: string }
  | { readonly userId: string }

/**
 * Deletes pending releases. Adds no entry to the activity log, which already contains the cause.
 */
export async function endReleases(db: Database, owner: ReleaseOwner): Promise<void> {
  if ('deviceId' in owner) await db.delete(releases).where(eq(releases.deviceId, owner.deviceId))
  else if ('walletId' in owner) {
    await db.delete(releases).where(eq(releases.walletId, owner.walletId))
  } else await db.delete(releases).where(eq(releases.userId, owner.userId))
}

/** Deletes expired releases: requests of devices for the operator's copy (S-26). */
export async function dropOldReleases(db: Database, now: number): Promise<void> {
  await db.delete(releases).where(lt(releases.expiresAt, new Date(now)))
}
