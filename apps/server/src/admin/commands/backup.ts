import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { readRows } from '../../db/readRows.ts'
import { type AdminContext, defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'
import { type BackupLine, readMigration } from '../backup/BackupLine.ts'
import { type BackedUpTable, listTables } from '../backup/listTables.ts'

/**
 * Number of table rows per line of the backup file. A line fits into memory even if each row is a
 * report of 200 kB.
 */
const atOnce = 200

const Count = z.object({ count: z.coerce.number() })
const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/**
 * Admin command that writes a consistent snapshot of all durable data into a file while the servers
 * keep running.
 */
export const backup = defineCommand({
  usage: 'backup <file>',
  summary: 'Writes a backup (.jsonl.gz).',
  toOrder: ({ file }) => ({ input: { path: resolve(file) } }),
  input: z.strictObject({ path: z.string() }),
  run: (context, { path }) =>
    context.db.transaction(
      async (db) => {
        const all = await countRows(db)
        const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
        try {
          await pipeline(Readable.from(toTexts(db, context, all)), createGzip(), file)
        } catch (cause) {
          const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
          if (!isThere) await rm(path, { force: true })
          throw new AdminError(`${path} ${isThere ? 'already exists' : 'cannot be written'}.`, {
            cause,
          })
        }
        await audit(db, context, { action: 'backup', details: { rows: all } })
        return { path, rows: all }
      },
      { isolationLevel: 'repeatable read' },
    ),
})

async function countRows(db: Pick<Database, 'execute'>): Promise<number> {
  let all = 0
  for (const { name } of listTables()) {
    const [counted] = await readRows(
      db,
      sql`select count(*) as count from ${sql.identifier(name)}`,
      Count,
    )
    all += counted?.count ?? 0
  }
  return all
}

async function* toTexts(db: Pick<Database, 'execute'>, { report }: AdminContext, all: number) {
  const toText = (line: BackupLine) => `${JSON.stringify(line)}\n`
  yield toText({ version: 1, migration: await readMigration(db) })
  let done = 0
  for (const table of listTables()) {
    for await (const rows of readTable(db, table)) {
      yield toText({ table: table.name, rows })
      done += rows.length
      report(done, all)
    }
  }
  yield toText({ end: done })
}

/**
 * Reads the rows of a table in batches with a database cursor, so that a backup can contain tables
 * larger than the memory.
 */
async function* readTable(db: Pick<Database, 'execute'>, { name, columns }: BackedUpTable) {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await db.execute(
    sql`declare backed_up cursor for
        select row_to_json(kept) as row from (select ${list} from ${sql.identifier(name)}) as kept`,
  )
  while (true) {
    const found = await readRows(
      db,
      sql.raw(`fetch ${atOnce} from backed_up`),
      z.object({ row: Rows.shape.rows.element }),
    )
    if (found.length > 0) yield found.map(({ row }) => row)
    if (found.length < atOnce) break
  }
  await db.execute(sql`close backed_up`)
}
