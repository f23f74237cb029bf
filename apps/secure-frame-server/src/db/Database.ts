import { fileURLToPath } from 'node:url'
import type { Database as Open } from '@latchkey/service'
import * as schema from './schema.ts'

export type Database = Open<typeof schema>

/**
 * The tables and the folder of their migrations. The folder's path is the same from `src/db` and
 * from `dist`.
 */
export const tables = {
  schema,
  migrationsFolder: fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../drizzle' : '../drizzle', import.meta.url),
  ),
}
