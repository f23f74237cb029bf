import { sql } from 'drizzle-orm'
import type { Writer } from '../db/Database.ts'
import { holdings } from '../db/schema.ts'
import { inParts } from './inParts.ts'
import type { HoldingChange } from './toHoldingChanges.ts'

/** Adds to what accounts hold. */
export async function changeHoldings(
  db: Writer,
  chain: string,
  changes: readonly HoldingChange[],
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, chain, amount: String(change.amount) }))
  for (const part of inParts(rows))
    await db
      .insert(holdings)
      .values(part)
      .onConflictDoUpdate({
        target: [holdings.account, holdings.chain, holdings.token],
        set: { amount: sql`${holdings.amount} + excluded.amount` },
      })
}
