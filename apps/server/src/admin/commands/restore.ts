import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { readRows } from '../../db/readRows.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'
import { BackupLine, readMigration } from '../backup/BackupLine.ts'
import { type BackedUpTable, listTables } from '../backup/listTables.ts'

type Transaction = Pick<Database, 'execute'>

/** Admin command that restores a backup into an empty database, in one transaction. */
export const restore = defineCommand({
  usage: 'restore <file>',
  summary: 'Restores a backup (.jsonl.gz) into an empty database.',
  toOrder: ({ file }) => ({ input: { path: resolve(file) } }),
  input: z.strictObject({ path: z.string() }),
  run: (context, { path }) =>
    context.db.transaction(async (db) => {
      const tables = new Map(listTables().map((table) => [table.name, table]))
      for (const table of tables.values()) await requireEmpty(db, table)
      let rows = 0
      let isWhole = false
      for await (const line of readLines(path)) {
        if ('version' in line) await requireSameTables(db, line.migration)
        else if ('end' in line) isWhole = line.end === rows
        else {
          await write(db, tables.get(line.table), line.rows)
          rows += line.rows.length
          context.report(rows, rows)
        }
      }
      if (!isWhole) throw new AdminError(`${path} is not a complete backup. Nothing was restored.`)
      for (const table of tables.values()) await countOn(db, table)
      await audit(db, context, { action: 'restore', details: { rows } })
      return { rows }
    }),
})

async function requireEmpty(db: Transaction, { name }: BackedUpTable): Promise<void> {
  const found = await readRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`, z.unknown())
  if (found.length === 0) return
  throw new AdminError(`The database is not empty. Nothing was restored.`)
}

async function requireSameTables(db: Transaction, migration: string): Promise<void> {
  if ((await readMigration(db)) === migration) return
  throw new AdminError(
    'The backup is from another version of the server. Restore it with that version. A newer version migrates it when it starts.',
  )
}

async function* readLines(path: string) {
  try {
    let text = ''
    for await (const part of openText(path)) {
      const lines = (text + part).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) yield BackupLine.parse(JSON.parse(line))
    }
  } catch (cause) {
    throw new AdminError(`${path} is not a complete backup. Nothing was restored.`, { cause })
  }
}

function openText(path: string) {
  const plain = createGunzip()
  const file = createReadStream(path).on('error', (error) => plain.destroy(error))
  return file.pipe(plain).setEncoding('utf8')
}

async function write(db: Transaction, table: BackedUpTable | undefined, rows: readonly object[]) {
  if (!table) throw new AdminError('The backup has a table that this server does not know.')
  const name = sql.identifier(table.name)
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${name} (${columns})
        select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  )
}

/**
 * Sets each sequence of a restored table to the highest value of its column, so that new rows get
 * unused numbers.
 */
async function countOn(db: Transaction, { name, counters }: BackedUpTable): Promise<void> {
  for (const column of counters) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.identifier(column)}))
          from ${sql.identifier(name)} having max(${sql.identifier(column)}) is not null`,
    )
  }
}
