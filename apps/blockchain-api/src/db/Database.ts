import { fileURLToPath } from 'node:url'
import type { Database as Open } from '@latchkey/service'
import * as schema from './schema.ts'

export type Database = Open<typeof schema>

/** Access to the tables, by the database itself or by a transaction of `db.transaction`. */
export type Writer = Pick<Database, 'select' | 'insert' | 'delete'>

/**
 * The tables and the folder of their migrations. The relative path is valid from `src/db` and from
 * `dist`.
 */
export const tables = {
  schema,
  migrationsFolder: fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../drizzle' : '../drizzle', import.meta.url),
  ),
}
