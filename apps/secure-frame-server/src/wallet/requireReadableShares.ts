import { StartError } from '@latchkey/service'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { wallets } from '../db/schema.ts'
import type { MasterKeys } from '../keys/envelope.ts'

/**
 * Checks at start that every stored share names a master key that is configured (S-34): a key taken away too early
 * would lock people out of their wallets.
 *
 * @throws {StartError}
 */
export async function requireReadableShares(db: Database, { keys }: MasterKeys): Promise<void> {
  const used = await db
    .selectDistinct({ keyId: sql<string>`split_part(${wallets.share}, '.', 1)` })
    .from(wallets)
  const missing = used.find(({ keyId }) => !Object.hasOwn(keys, keyId))
  if (!missing) return
  throw new StartError(
    `MASTER_KEYS lacks the key "${missing.keyId}", with which shares are stored.`,
  )
}
