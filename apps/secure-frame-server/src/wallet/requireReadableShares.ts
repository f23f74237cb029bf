import { StartError } from '@latchkey/service'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases, wallets } from '../db/schema.ts'
import type { MasterKeys } from '../keys/envelope.ts'

/** Reads the id of the master key from the start of an envelope. */
const keyIdOf = (envelope: SQLWrapper) => sql<string>`split_part(${envelope}, '.', 1)`

/**
 * Checks at the start that the configuration has the master key of every stored share and waiting
 * ticket (S-34). Removing a key too early would lock users out of their wallets.
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
    `MASTER_KEYS is missing the key "${missing.keyId}", which encrypts stored shares.`,
  )
}
