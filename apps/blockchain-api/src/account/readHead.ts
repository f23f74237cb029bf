import { eq, max } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { blocks } from '../db/schema.ts'

/** Returns the number of the highest indexed block of a network, or -1 if no block is indexed. */
export async function readHead(db: Database, chain: string): Promise<number> {
  const [row] = await db
    .select({ head: max(blocks.blockNumber) })
    .from(blocks)
    .where(eq(blocks.chain, chain))
  return row?.head ?? -1
}
