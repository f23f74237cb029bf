import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { holdings, tokens } from '../db/schema.ts'

/** Address (in lower case), name, symbol and decimals of a token. */
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

/**
 * Reads the token balances of an account on a network from the database's index. `account` is in
 * lower case.
 */
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

/**
 * Finds indexed tokens by their addresses, whether or not an account holds them. `addresses` are in
 * lower case.
 */
export function findTokens(db: Database, chain: string, addresses: readonly string[]) {
  return db
    .select(columns)
    .from(tokens)
    .where(and(eq(tokens.chain, chain), inArray(tokens.address, [...addresses])))
}
