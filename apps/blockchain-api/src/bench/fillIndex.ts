import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'

/** CAIP-2 id of the network whose index the benchmark fills. */
export const benchChain = 'eip155:1'
/** Number of tokens that each of the benchmark's measured accounts holds. */
export const collectorTokens = 2_000
export const collectors = 20

const tokenCount = 5_000
/**
 * Number of token transfers in each block that the benchmark generates for the transaction index.
 * Of every five transfers, two share a transaction.
 */
export const transfersPerBlock = 100
const blockSeconds = 12
const startSeconds = 1_700_000_000
const step = 500_000

/**
 * Returns the number of benchmark accounts for a number of transfers. Each account has forty
 * transfers on average; a few have very many.
 */
export const countAccounts = (transfers: number) => Math.max(1_000, Math.floor(transfers / 20))

/**
 * Returns an SQL expression for the address of a benchmark account. The order of the addresses
 * differs from the order of their numbers. `kind` separates accounts, collectors and tokens.
 */
const toAddress = (number: SQL, kind = '') =>
  sql`'0x' || left(md5(${sql.raw(`'${kind}'`)} || ${number}) || md5(${number} || 'b'), 40)`

/**
 * Returns an SQL expression for a random whole number from 0 to `count` - 1, in which small numbers
 * are much more frequent.
 */
const anyOf = (count: number) => sql`floor(power(random(), 3) * ${sql.raw(String(count))})::bigint`

const Index = z.object({ table: z.string(), name: z.string(), definition: z.string() })

/**
 * Drops the primary keys and indexes of the tables that the benchmark fills, because building them
 * after the inserts is faster. The returned function builds them again.
 */
async function dropIndexes(db: Database): Promise<() => Promise<void>> {
  const filled = sql`('blocks', 'transactions', 'transfers', 'activity', 'holdings', 'tokens')`
  const keys = z.array(Index).parse(
    rowsOf(
      await db.execute(sql`
        select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'p' and conrelid::regclass::text in ${filled}`),
    ),
  )
  const others = z.array(Index).parse(
    rowsOf(
      await db.execute(sql`
        select tablename as table, indexname as name, indexdef as definition
        from pg_indexes where tablename in ${filled}
        and indexname not in (select conname from pg_constraint)`),
    ),
  )
  for (const { table, name } of keys)
    await db.execute(sql.raw(`alter table "${table}" drop constraint "${name}"`))
  for (const { name } of others) await db.execute(sql.raw(`drop index "${name}"`))
  return async () => {
    for (const { table, name, definition } of keys)
      await db.execute(sql.raw(`alter table "${table}" add constraint "${name}" ${definition}`))
    for (const { definition } of others) await db.execute(sql.raw(definition))
  }
}

/** Returns the rows of a raw query. PGlite wraps the rows in an object, PostgreSQL does not. */
function rowsOf(result: unknown): unknown {
  return Array.isArray(result)
    ? [...result]
    : z.object({ rows: z.array(z.unknown()) }).parse(result).rows
}

type Part = { readonly from: number; readonly upTo: number; readonly accounts: number }

async function fillTransfers(db: Database, { from, upTo, accounts }: Part): Promise<void> {
  const each = sql.raw(String(transfersPerBlock))
  // A subquery draws each random number once per row, so that all columns use the same number.
  const drawn = sql`
    select i, ${anyOf(tokenCount)} as token, ${anyOf(accounts)} as sender, ${anyOf(accounts)} as receiver
    from generate_series(${sql.raw(String(from))}, ${sql.raw(String(upTo))}) as i`
  await db.execute(sql`
    insert into transfers (chain, block_number, position, log_index, token, sender, receiver, amount, part)
    select ${sql.raw(`'${benchChain}'`)}, i / ${each}, (i % ${each}) * 4 / 5, i % ${each},
      ${toAddress(sql`token`, 'token')}, ${toAddress(sql`sender`)}, ${toAddress(sql`receiver`)},
      floor(random() * 1e12)::numeric, 0
    from (${drawn}) as drawn`)
}

/**
 * Fills the tables that the indexer derives from transfers, such as blocks, transactions and
 * balances.
 */
async function derive(db: Database): Promise<void> {
  const minedAt = sql.raw(`${startSeconds} + block_number * ${blockSeconds}`)
  await db.execute(sql`
    insert into blocks (chain, block_number, hash)
    select distinct chain, block_number, '0x' || md5(block_number::text) || md5(block_number::text || 'h')
    from transfers`)
  await db.execute(sql`
    insert into transactions
      (chain, block_number, position, hash, mined_at, sender, receiver, nonce, succeeded, selector)
    select distinct on (chain, block_number, position) chain, block_number, position,
      '0x' || md5(block_number || '/' || position) || md5(position || '/' || block_number),
      ${minedAt}, sender, token, position, true, '0xa9059cbb'
    from transfers order by chain, block_number, position`)
  await db.execute(sql`
    insert into activity (account, chain, block_number, position, mined_at)
    select account, chain, block_number, position, ${minedAt} from (
      select sender as account, chain, block_number, position from transfers
      union select receiver, chain, block_number, position from transfers
    ) as parts`)
  await db.execute(sql`
    insert into holdings (account, chain, token, amount)
    select receiver, chain, token, sum(amount) from transfers group by 1, 2, 3`)
  const chain = sql.raw(`'${benchChain}'`)
  const number = sql`i::text`
  await db.execute(sql`
    insert into tokens (chain, address, name, symbol, decimals)
    select ${chain}, ${toAddress(number, 'token')}, 'Token ' || i, 'T' || i, 6
    from generate_series(0, ${sql.raw(String(tokenCount - 1))}) as i`)
  await db.execute(sql`
    insert into holdings (account, chain, token, amount)
    select ${toAddress(sql`c::text`, 'collector')}, ${chain}, ${toAddress(number, 'token')}, 1000000 + i
    from generate_series(0, ${sql.raw(String(collectors - 1))}) as c,
      generate_series(0, ${sql.raw(String(collectorTokens - 1))}) as i`)
}

/**
 * Fills the database's index with random transfers for the benchmark, in the form in which the
 * indexer writes them.
 */
export async function fillIndex(db: Database, transfers: number): Promise<void> {
  const restore = await dropIndexes(db)
  const accounts = countAccounts(transfers)
  for (let from = 0; from < transfers; from += step)
    await fillTransfers(db, { from, upTo: Math.min(transfers, from + step) - 1, accounts })
  await derive(db)
  await restore()
  await db.execute(sql`vacuum analyze`)
}
