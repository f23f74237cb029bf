import { StartError } from '@latchkey/service'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases, wallets } from '../db/schema.ts'
import type { MasterKeys } from '../keys/envelope.ts'

/** The id of the master key, which stands in front of what it envelops. */
const keyIdOf = (envelope: SQLWrapper) => sql<string>`split_part(${envelope}, '.', 1)`

/**
 * Checks at start that every stored share, and every ticket that somebody waits with, names a master key that is
 * configured (S-34): a key taken away too early would lock people out of their wallets.
 *
 * @throws {StartError}
 */
export async function requireReadableShares(db: Database, { keys }: MasterKeys): Promise<void> {
  const shares = db.select({ keyId: keyIdOf(wallets.share) }).from(wallets)
  const tickets = db.select({ keyId: keyIdOf(releases.ticket) }).from(releases)
  const used = await shares.union(tickets)
  const missing = used.find(({ keyId }) => !Object.hasOwn(keys, keyId))
  if (!missing) return
  throw new StartError(
    `MASTER_KEYS lacks the key "${missing.keyId}", with which shares are stored.`,
  )
}
