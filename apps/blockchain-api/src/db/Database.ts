import { fileURLToPath } from 'node:url'
import type { Database as Open } from '@latchkey/service'
import * as schema from './schema.ts'

export type Database = Open<typeof schema>

/**
 * Database access for reads and writes: the database itself, or a transaction of `db.transaction`.
 */
export type Writer = Pick<Database, 'select' | 'insert' | 'delete'>

/**
 * The database's schema and the folder of its SQL migrations. The relative path is valid from
 * `src/db` and from `dist`.
 */
export const tables = {
  schema,
  migrationsFolder: fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../drizzle' : '../drizzle', import.meta.url),
  ),
}
