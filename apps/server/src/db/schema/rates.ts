import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Requests of the last minute by rate-limit key, shared by all servers of one PostgreSQL. The table
 * is unlogged, so a crash loses one minute.
 */
export const rateCounts = pgTable('rate_counts', {
  /** SHA-256 of the counted key, because addresses and sessions are not stored in clear text. */
  key: text('key').primaryKey(),
  /** Times of the accepted requests in epoch milliseconds of the database's clock, oldest first. */
  times: bigint('times', { mode: 'number' }).array().notNull(),
  /**
   * The wait returned for the last request: 0 if it was accepted, else the time until the next one
   * is.
   */
  waitMs: integer('wait_ms').notNull(),
})
