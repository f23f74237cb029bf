import { StartError } from '@latchkey/service'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { releases, wallets } from '../db/schema.ts'
import type { MasterKeys } from '../keys/envelope.ts'

/** SQL expression for the id of the master key, with which an encrypted secret starts. */
const keyIdOf = (envelope: SQLWrapper) => sql<string>`split_part(${envelope}, '.', 1)`

/**
 * Checks at server start that the configuration has the master key of every stored share and
 * pending ticket (S-34). Without its key, a wallet could not be opened.
 *
 * @throws {StartError} A master key is missing.
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
