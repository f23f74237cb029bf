import { and, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { isAlive } from './findSession.ts'

/** Returns the sessions that are active, of those given as hashes of their cookies' tokens. */
export async function readAlive(
  db: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), isAlive(now)))
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}
