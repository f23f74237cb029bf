import { sql } from 'drizzle-orm'
import {
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The number of a transaction; PostgreSQL counts them in 64 bits. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const seasons = pgTable('seasons', {
  /** Random (S-98). */
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  startsAt: time('starts_at').notNull(),
  /** When it is meant to end; for people, it closes nothing. */
  endsAt: time('ends_at'),
  /** Since when nothing counts any more. */
  closedAt: time('closed_at'),
})

/** The ledger: every award, never changed and never deleted (a trigger of the migration refuses both). */
export const pointEntries = pgTable(
  'point_entries',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** Of nobody any more once the player's account is deleted (decision 0036). */
    userId: text('user_id').notNull(),
    /** Below zero where it takes back. */
    points: integer('points').notNull(),
    reason: text('reason').notNull(),
    /** Whoever awards names the award: the same one counts once. */
    awardId: text('award_id').notNull(),
    awardedAt: time('awarded_at').notNull(),
    /** The transaction that wrote it, so that nothing is missed by who reads on (`readChanges`). */
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex('point_entries_award').on(table.seasonId, table.awardId),
    index('point_entries_player').on(table.seasonId, table.userId, table.sequence),
    index('point_entries_news').on(table.seasonId, table.writtenBy),
  ],
)

/** Sum of the ledger per player and season, kept by the transaction that writes the ledger. */
export const standings = pgTable(
  'standings',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** Of nobody any more once the player's account is deleted (decision 0036). */
    userId: text('user_id').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.userId] }),
    index('standings_board').on(
      table.seasonId,
      table.points.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
  ],
)

/** How many players have points of a range: 1 wide on level 0, 256 on level 1, 65,536 on level 2 (decision 0034). */
export const pointCounts = pgTable(
  'point_counts',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    level: smallint('level').notNull(),
    /** `points >> (8 * level)`. */
    range: integer('range').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.level, table.range] })],
)

/** What operators did, written with what they did. */
export const auditLog = pgTable('audit_log', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  at: time('at').notNull(),
  /** Who, as the operating system knows them. */
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  details: jsonb('details').notNull(),
})
