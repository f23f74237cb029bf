import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Table of the last minute's requests by rate-limit key, shared by all servers of one PostgreSQL.
 * The table is unlogged: a database crash loses only these counts.
 */
export const rateCounts = pgTable('rate_counts', {
  /**
   * SHA-256 of the rate-limit key, so that IP addresses and session ids are not stored in clear
   * text.
   */
  key: text('key').primaryKey(),
  /** Times of the accepted requests in epoch milliseconds of the database's clock, oldest first. */
  times: bigint('times', { mode: 'number' }).array().notNull(),
  /**
   * Wait time computed for the last request in ms: 0 if the request was accepted, else the time
   * until the next request is allowed.
   */
  waitMs: integer('wait_ms').notNull(),
})
