import { eq, max } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { blocks } from '../db/schema.ts'

/** The highest indexed block of a network; -1 where there is none. */
export async function readHead(db: Database, chain: string): Promise<number> {
  const [row] = await db
    .select({ head: max(blocks.blockNumber) })
    .from(blocks)
    .where(eq(blocks.chain, chain))
  return row?.head ?? -1
}
