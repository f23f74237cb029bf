import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { readRows } from '../../db/readRows.ts'

/**
 * One line of a backup file (gzipped JSON Lines). The first line has the format version, then come
 * the rows of each table. The last line marks the backup as complete.
 */
export const BackupLine = z.union([
  z.strictObject({ version: z.literal(1), migration: z.string() }),
  z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ end: z.int() }),
])
export type BackupLine = z.infer<typeof BackupLine>

/**
 * Returns the name of the latest migration that the database has applied. A backup records this
 * name, because it can only be restored into a database with the same migration.
 */
export async function readMigration(db: Pick<Database, 'execute'>): Promise<string> {
  const statement = sql`select max(created_at)::text as migration from drizzle.__drizzle_migrations`
  const [row] = await readRows(db, statement, z.object({ migration: z.string() }))
  return row?.migration ?? ''
}
