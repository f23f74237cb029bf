import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, time } from './columns.ts'
import { users } from './users.ts'

/** What players report, in their own words. */
export const reports = pgTable(
  'reports',
  {
    /** Random (S-98). */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    title: text('title').notNull(),
    severity: text('severity', { enum: ['blocks', 'hinders', 'looks'] }).notNull(),
    happened: text('happened').notNull(),
    /** Empty where the player has named none. */
    steps: text('steps').notNull(),
    /** What the player has seen and let go; `null` without. */
    diagnostics: text('diagnostics'),
    status: text('status', { enum: ['open', 'answered', 'fixed', 'closed'] }).notNull(),
  },
  (table) => [
    index('reports_player').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('reports_status').on(table.status, table.createdAt),
  ],
)

/** A picture that a player sent with a report: JPEG or WebP, as `readPicture` found it. */
export const reportPictures = pgTable('report_pictures', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  type: text('type', { enum: ['image/jpeg', 'image/webp'] }).notNull(),
  data: bytes('data').notNull(),
})

/** What the team has said to a report. */
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

/** Calls that create something, by the key that the caller gave them (S-94). */
export const keyedCalls = pgTable(
  'keyed_calls',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of path and input. */
    inputHash: text('input_hash').notNull(),
    /** JSON of what was answered; empty until the effect is done. */
    answer: text('answer').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('keyed_calls_created_at').on(table.createdAt),
  ],
)
