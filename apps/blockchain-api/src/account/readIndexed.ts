import { and, eq, inArray, sql } from 'drizzle-orm'
import { heldTokens } from '../config/constants.ts'
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

type IndexedOptions = {
  /** EVM address in lower case. */
  readonly account: string
  /** CAIP-2 id of the network. */
  readonly chain: string
  /**
   * Addresses of the tokens that are read first, in lower case. Strangers can send an account any
   * number of others.
   */
  readonly preferred: readonly string[]
}

/**
 * Lists the tokens that an account has ever sent or received on a network, at most 500, with the
 * sums of its transfers. Preferred tokens come first, sums of 0 last. A sum differs from the balance
 * if the token changes balances without a transfer.
 */
export async function readIndexed(
  db: Database,
  { account, chain, preferred }: IndexedOptions,
): Promise<readonly (Token & { readonly amount: bigint })[]> {
  const rows = await db
    .select({ ...columns, amount: holdings.amount })
    .from(holdings)
    .innerJoin(tokens, and(eq(tokens.chain, holdings.chain), eq(tokens.address, holdings.token)))
    .where(and(eq(holdings.account, account), eq(holdings.chain, chain)))
    .orderBy(
      sql`${holdings.token} <> all (${sql.param([...preferred])}::text[])`,
      sql`${holdings.amount} = 0`,
      holdings.token,
    )
    .limit(heldTokens)
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
