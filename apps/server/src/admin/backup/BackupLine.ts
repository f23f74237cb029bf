import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { readRows } from '../../db/readRows.ts'

/** A backup is JSON by lines, gzipped: of which version, then the rows table by table, then that it is whole. */
export const BackupLine = z.union([
  z.strictObject({ version: z.literal(1), migration: z.string() }),
  z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ end: z.int() }),
])
export type BackupLine = z.infer<typeof BackupLine>

/** Says how new the tables are: a backup goes into the same ones. */
export async function readMigration(db: Pick<Database, 'execute'>): Promise<string> {
  const statement = sql`select max(created_at)::text as migration from drizzle.__drizzle_migrations`
  const [row] = await readRows(db, statement, z.object({ migration: z.string() }))
  return row?.migration ?? ''
}
