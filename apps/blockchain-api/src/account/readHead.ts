import { eq, max } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { blocks } from '../db/schema.ts'

/** Returns the highest block of a network in the index, or -1 if the index has no block of it. */
export async function readHead(db: Database, chain: string): Promise<number> {
  const [row] = await db
    .select({ head: max(blocks.blockNumber) })
    .from(blocks)
    .where(eq(blocks.chain, chain))
  return row?.head ?? -1
}
