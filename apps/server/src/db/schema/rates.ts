import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Requests of the last minute by what they count against, for all servers of one PostgreSQL. Unlogged: a crash forgets a minute. */
export const rateCounts = pgTable('rate_counts', {
  /** SHA-256 of what is counted: no address and no session in clear. */
  key: text('key').primaryKey(),
  /** When each was let in, in epoch milliseconds of the database's clock, oldest first. */
  times: bigint('times', { mode: 'number' }).array().notNull(),
  /** What the last one was told: 0, or how long the next one has to wait. */
  waitMs: integer('wait_ms').notNull(),
})
