import { eq, lt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases } from '../db/schema.ts'

/** Whose waits for a copy end: of a device, of a wallet, or all of a user. */
export type ReleaseOwner =
  | { readonly deviceId: string }
  | { readonly walletId: string }
  | { readonly userId: string }

/** Ends waits for a copy, without a trace: what ended them is in the log already. */
export async function endReleases(db: Database, owner: ReleaseOwner): Promise<void> {
  if ('deviceId' in owner) await db.delete(releases).where(eq(releases.deviceId, owner.deviceId))
  else if ('walletId' in owner) {
    await db.delete(releases).where(eq(releases.walletId, owner.walletId))
  } else await db.delete(releases).where(eq(releases.userId, owner.userId))
}

/** Removes what was not taken in its time. */
export async function dropOldReleases(db: Database, now: number): Promise<void> {
  await db.delete(releases).where(lt(releases.expiresAt, new Date(now)))
}
