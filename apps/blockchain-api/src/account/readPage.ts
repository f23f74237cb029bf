import { and, desc, eq, getTableColumns, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { historyPage, historyTransfers } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { activity, tokens, transactions, transfers } from '../db/schema.ts'
import { parseCursor, toCursor } from './cursor.ts'

export type PageParameters = {
  /** EVM address whose history is read, in lower case. */
  readonly account: string
  /** CAIP-2 ids of the networks whose history is read. */
  readonly chains: readonly string[]
  readonly cursor: string | undefined
}

const place = [activity.minedAt, activity.blockNumber, activity.position, activity.chain] as const

/** Returns the SQL condition for the rows that follow a cursor in the order of the history. */
function isAfter(cursor: string): SQL {
  const { minedAt, blockNumber, position, chain } = parseCursor(cursor)
  const columns = sql.join([...place], sql`, `)
  return sql`(${columns}) < (${minedAt}, ${blockNumber}, ${position}, ${chain})`
}

/**
 * Reads the transfers of the transactions on a history page, with the names of their tokens. Of
 * each transaction only the first ones are read, because a contract may report thousands.
 */
function readTransfers(
  db: Database,
  account: string,
  rows: readonly (typeof activity.$inferSelect)[],
) {
  const isOfRow = rows.map(({ chain, blockNumber, position }) =>
    and(
      eq(transfers.chain, chain),
      eq(transfers.blockNumber, blockNumber),
      eq(transfers.position, position),
    ),
  )
  const { chain, blockNumber, position, logIndex, part } = transfers
  const rank = sql<number>`row_number() over (
    partition by ${chain}, ${blockNumber}, ${position} order by ${logIndex}, ${part}
  )`
  const ranked = db
    .select({ ...getTableColumns(transfers), rank: rank.as('rank') })
    .from(transfers)
    .where(and(or(...isOfRow), or(eq(transfers.sender, account), eq(transfers.receiver, account))))
    .as('ranked')
  return db
    .select({ transfer: ranked._.selectedFields, token: tokens })
    .from(ranked)
    .leftJoin(tokens, and(eq(tokens.chain, ranked.chain), eq(tokens.address, ranked.token)))
    .where(lte(ranked.rank, historyTransfers))
    .orderBy(ranked.logIndex, ranked.part)
}

/** Reads one page of an account's history from the database's index, newest first. */
export async function readPage(db: Database, { account, chains, cursor }: PageParameters) {
  const found = await db
    .select({ activity, transaction: transactions })
    .from(activity)
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, activity.chain),
        eq(transactions.blockNumber, activity.blockNumber),
        eq(transactions.position, activity.position),
      ),
    )
    .where(
      and(
        eq(activity.account, account),
        inArray(activity.chain, [...chains]),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(...place.map((column) => desc(column)))
    .limit(historyPage + 1)
  const rows = found.slice(0, historyPage)
  const last = found.length > historyPage ? rows.at(-1)?.activity : undefined
  const moved =
    rows.length === 0
      ? []
      : await readTransfers(
          db,
          account,
          rows.map((row) => row.activity),
        )
  const joined = rows.map(({ transaction }) => ({
    transaction,
    transfers: moved.filter(
      ({ transfer }) =>
        transfer.chain === transaction.chain &&
        transfer.blockNumber === transaction.blockNumber &&
        transfer.position === transaction.position,
    ),
  }))
  return { rows: joined, next: last ? toCursor(last) : null }
}

export type PageRow = Awaited<ReturnType<typeof readPage>>['rows'][number]
