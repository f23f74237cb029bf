import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { AskedQuery } from './timeQueries.ts'

/** The tables of a server: everything its `schema.ts` exports. */
export type Schema = Record<string, unknown>

/** Told of each statement when it has ended. */
export type WatchQueries = (query: AskedQuery) => void

export type Tables<schema extends Schema> = {
  readonly schema: schema
  /** What `drizzle-kit generate` wrote. */
  readonly migrationsFolder: string
}

/** PGlite or PostgreSQL; nothing above this folder knows which. */
export type Database<schema extends Schema> = PgDatabase<PgQueryResultHKT, schema>

export type OpenDatabase<schema extends Schema> = {
  readonly db: Database<schema>
  readonly kind: 'pglite' | 'postgres'
  readonly close: () => Promise<void>
}
