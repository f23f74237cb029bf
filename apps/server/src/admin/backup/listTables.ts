import { getTableName, isTable } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../db/schema.ts'

export type BackedUpTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** Names of the table's columns that are filled by a sequence. */
  readonly counters: readonly string[]
}

/**
 * Tables of short-lived data, which a backup omits. Players sign in again after a restore, so that
 * ended sessions stay invalid.
 */
const ofTheMoment: readonly PgTable[] = [
  schema.sessions,
  schema.nonces,
  schema.linkFlows,
  schema.rateCounts,
]
/**
 * Names of columns that a backup omits. They contain transaction ids, which have no meaning in
 * another database.
 */
const ofOneDatabase: readonly string[] = ['written_by']

/**
 * Lists the tables that a backup contains. Each table comes after the tables that it references.
 */
export function listTables(): readonly BackedUpTable[] {
  const left = Object.values(schema)
    .filter(isTable)
    .filter((table) => !ofTheMoment.includes(table))
  const ordered: PgTable[] = []
  while (left.length > 0) {
    const next = left.findIndex((table) => refersTo(table).every((each) => ordered.includes(each)))
    ordered.push(...left.splice(next, 1))
  }
  return ordered.map(toBackedUp)
}

const refersTo = (table: PgTable) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table)

function toBackedUp(table: PgTable): BackedUpTable {
  const { columns } = getTableConfig(table)
  return {
    name: getTableName(table),
    columns: columns.map(({ name }) => name).filter((name) => !ofOneDatabase.includes(name)),
    counters: columns
      .filter(({ columnType }) => columnType.startsWith('PgBigSerial'))
      .map(({ name }) => name),
  }
}
