import { fileURLToPath } from 'node:url'
import type { Database as Open } from '@latchkey/service'
import * as schema from './schema.ts'

export type Database = Open<typeof schema>

/** Inside `db.transaction`, the transaction itself. */
export type Writer = Pick<Database, 'select' | 'insert' | 'delete'>

/**
 * The tables and their migrations. The path of the folder is the same from `src/db` and from
 * `dist`.
 */
export const tables = {
  schema,
  migrationsFolder: fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../drizzle' : '../drizzle', import.meta.url),
  ),
}
