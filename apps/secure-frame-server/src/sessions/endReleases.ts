import { eq, lt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases } from '../db/schema.ts'

/** Selects releases of a device, of a wallet, or of all wallets of a user. */
export type ReleaseOwner =
  | { readonly deviceId: string }
  | { readonly walletId: string }
  | { readonly userId: string }

/** Deletes waiting releases. It logs nothing, because the activity log already has the cause. */
export async function endReleases(db: Database, owner: ReleaseOwner): Promise<void> {
  if ('deviceId' in owner) await db.delete(releases).where(eq(releases.deviceId, owner.deviceId))
  else if ('walletId' in owner) {
    await db.delete(releases).where(eq(releases.walletId, owner.walletId))
  } else await db.delete(releases).where(eq(releases.userId, owner.userId))
}

/** Deletes expired releases, the requests to recover a wallet through the operator (S-26). */
export async function dropOldReleases(db: Database, now: number): Promise<void> {
  await db.delete(releases).where(lt(releases.expiresAt, new Date(now)))
}
