import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** PGlite or PostgreSQL; nothing above this folder knows which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  readonly close: () => Promise<void>
}
