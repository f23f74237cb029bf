import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Database, Schema } from './Database.ts'

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Table in which drizzle's migrator records the applied migrations. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
})

export type MigrationState = 'current' | 'behind' | 'ahead'

/**
 * Compares the newest migration in the folder with the newest one applied to the database. The
 * database is `behind` if its migration is older, and `ahead` if it is newer.
 */
export async function readMigrationState<schema extends Schema>(
  db: Database<schema>,
  migrationsFolder: string,
): Promise<MigrationState> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const newest = Math.max(...Journal.parse(JSON.parse(text)).entries.map(({ when }) => when))
  const [row] = await db
    .select({ last: sql`max(${applied.createdAt})`.mapWith(Number) })
    .from(applied)
  const last = row?.last ?? 0
  if (last === newest) return 'current'
  return last < newest ? 'behind' : 'ahead'
}
