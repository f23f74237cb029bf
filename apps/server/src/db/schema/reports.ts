import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, time } from './columns.ts'
import { users } from './users.ts'

/** Table of the players' bug reports. */
export const reports = pgTable(
  'reports',
  {
    /** Random id of the bug report (S-98). */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    title: text('title').notNull(),
    severity: text('severity', { enum: ['blocks', 'hinders', 'looks'] }).notNull(),
    happened: text('happened').notNull(),
    /** Steps to reproduce the bug; empty if the player gave none. */
    steps: text('steps').notNull(),
    /**
     * Technical details that the player has reviewed and agreed to send; `null` if none were sent.
     */
    diagnostics: text('diagnostics'),
    status: text('status', { enum: ['open', 'answered', 'fixed', 'closed'] }).notNull(),
  },
  (table) => [
    index('reports_player').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('reports_status').on(table.status, table.createdAt),
  ],
)

/** Table of the pictures of bug reports: JPEG or WebP, validated by `readPicture`. */
export const reportPictures = pgTable('report_pictures', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  type: text('type', { enum: ['image/jpeg', 'image/webp'] }).notNull(),
  data: bytes('data').notNull(),
})

/** Table of the team's answers to bug reports. */
export const reportAnswers = pgTable(
  'report_answers',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('report_answers_report').on(table.reportId, table.at)],
)

/**
 * Table of calls that create a resource, stored by the idempotency key that the caller chose
 * (S-94).
 */
export const keyedCalls = pgTable(
  'keyed_calls',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /**
     * SHA-256 of the call's path and input, by which a reused idempotency key with another input is
     * detected.
     */
    inputHash: text('input_hash').notNull(),
    /** Stored HTTP response as JSON, for repeats of the request. Empty while the request runs. */
    answer: text('answer').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('keyed_calls_created_at').on(table.createdAt),
  ],
)
