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

/** Defines a column for a PostgreSQL transaction id (64 bits). */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const seasons = pgTable('seasons', {
  /** Random id of the season (S-98). */
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  startsAt: time('starts_at').notNull(),
  /**
   * The planned end of the season, for display only. The season stays open until an operator closes
   * it.
   */
  endsAt: time('ends_at'),
  /** Time at which an operator closed the season; later awards do not count. */
  closedAt: time('closed_at'),
})

/**
 * Table of all awards (the ledger). Rows are never changed or deleted, which a trigger enforces.
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /**
     * The player's id. It refers to no row of `users` after the account is deleted (decision 0036).
     */
    userId: text('user_id').notNull(),
    /** Number of awarded points; negative for a correction. */
    points: integer('points').notNull(),
    reason: text('reason').notNull(),
    /**
     * Id of the award, chosen by the awarding operator. A second award with the same id is ignored.
     */
    awardId: text('award_id').notNull(),
    awardedAt: time('awarded_at').notNull(),
    /**
     * Id of the database transaction that wrote the row. `readChanges` uses it to find new rows
     * without missing any.
     */
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex('point_entries_award').on(table.seasonId, table.awardId),
    index('point_entries_player').on(table.seasonId, table.userId, table.sequence),
    index('point_entries_news').on(table.seasonId, table.writtenBy),
  ],
)

/**
 * Table of the total points per player and season. The transaction that writes an award also
 * updates this table.
 */
export const standings = pgTable(
  'standings',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /**
     * The player's id. It refers to no row of `users` after the account is deleted (decision 0036).
     */
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

/**
 * Table of player counts per season and range of points, from which ranks are computed. A range
 * spans 1 point on level 0, 256 points on level 1 and 65,536 points on level 2 (decision 0034).
 */
export const pointCounts = pgTable(
  'point_counts',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    level: smallint('level').notNull(),
    /** Number of the range of points: `points >> (8 * level)`. */
    range: integer('range').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.level, table.range] })],
)

/** Table of the operators' actions, written in the same transaction as the action. */
export const auditLog = pgTable('audit_log', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  at: time('at').notNull(),
  /** The operator's user name in the operating system. */
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  details: jsonb('details').notNull(),
})
