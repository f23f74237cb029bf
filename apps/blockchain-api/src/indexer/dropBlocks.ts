import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { activity, blocks, transactions, transfers } from '../db/schema.ts'
import { changeHoldings } from './changeHoldings.ts'
import { toHoldingChanges } from './toHoldingChanges.ts'

/**
 * Removes the blocks above a height from the index and reverts their effect on balances, because a
 * reorganisation has replaced them.
 */
export function dropBlocks(db: Database, chain: string, above: number): Promise<void> {
  return db.transaction(async (writer) => {
    const moved = await writer
      .select()
      .from(transfers)
      .where(and(eq(transfers.chain, chain), gt(transfers.blockNumber, above)))
    const back = moved.map(({ amount, ...rest }) => ({ ...rest, amount: -BigInt(amount) }))
    await changeHoldings(writer, chain, toHoldingChanges(back))
    for (const table of [activity, transfers, transactions, blocks])
      await writer.delete(table).where(and(eq(table.chain, chain), gt(table.blockNumber, above)))
  })
}
