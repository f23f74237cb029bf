import { sql } from 'drizzle-orm'
import type { Writer } from '../db/Database.ts'
import { holdings, nftHoldings } from '../db/schema.ts'
import { inParts } from './inParts.ts'
import type { HoldingChange } from './toHoldingChanges.ts'

type Row = Omit<HoldingChange, 'amount'> & { readonly chain: string; readonly amount: string }

const isOfCollection = (row: Row): row is Row & { readonly tokenId: string } =>
  row.tokenId !== undefined

/** Adds the amounts of transfers to the stored token and NFT balances of accounts. */
export async function changeHoldings(
  db: Writer,
  chain: string,
  changes: readonly HoldingChange[],
): Promise<void> {
  const rows: readonly Row[] = changes.map((each) => ({
    ...each,
    chain,
    amount: String(each.amount),
  }))
  for (const part of inParts(rows.filter((row) => !isOfCollection(row))))
    await db
      .insert(holdings)
      .values(part)
      .onConflictDoUpdate({
        target: [holdings.account, holdings.chain, holdings.token],
        set: { amount: sql`${holdings.amount} + excluded.amount` },
      })
  for (const part of inParts(rows.filter(isOfCollection)))
    await db
      .insert(nftHoldings)
      .values(part)
      .onConflictDoUpdate({
        target: [nftHoldings.account, nftHoldings.chain, nftHoldings.token, nftHoldings.tokenId],
        set: { amount: sql`${nftHoldings.amount} + excluded.amount` },
      })
}
