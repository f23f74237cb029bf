import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { holdings, tokens } from '../db/schema.ts'

/** What a token says of itself; its address is lower case. */
export type Token = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const columns = {
  address: tokens.address,
  name: tokens.name,
  symbol: tokens.symbol,
  decimals: tokens.decimals,
}

/** Reads from the index which tokens an account holds on a network. `account` is lower case. */
export async function readIndexed(
  db: Database,
  account: string,
  chain: string,
): Promise<readonly (Token & { readonly amount: bigint })[]> {
  const rows = await db
    .select({ ...columns, amount: holdings.amount })
    .from(holdings)
    .innerJoin(tokens, and(eq(tokens.chain, holdings.chain), eq(tokens.address, holdings.token)))
    .where(and(eq(holdings.account, account), eq(holdings.chain, chain), gt(holdings.amount, '0')))
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** What the index knows of tokens, whoever holds them. `addresses` are lower case. */
export function findTokens(db: Database, chain: string, addresses: readonly string[]) {
  return db
    .select(columns)
    .from(tokens)
    .where(and(eq(tokens.chain, chain), inArray(tokens.address, [...addresses])))
}
