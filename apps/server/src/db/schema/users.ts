import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    /** Random, so that it may stand in a URL (S-98). */
    id: text('id').primaryKey(),
    createdAt: time('created_at').notNull(),
    /** Chosen by the player. */
    displayName: text('display_name'),
    /** Which drawing of their id the player chose; 0: the first. */
    avatar: smallint('avatar').notNull().default(0),
    /** What names are compared and found by (`toNameKey`); nobody has the same. */
    nameKey: text('name_key').unique(),
    /** When the account goes for good, as the player asked for; `null` for who has not. */
    deletionAt: time('deletion_at'),
    /** Since when the player is banned; `null` for who is not (decision 0038). */
    bannedAt: time('banned_at'),
    /** When the ban ends by itself; `null`: not. */
    bannedUntil: time('banned_until'),
    /** For the player. */
    banReason: text('ban_reason'),
  },
  (table) => [
    index('users_deletion_at').on(table.deletionAt),
    index('users_banned_at').on(table.bannedAt).where(sql`${table.bannedAt} is not null`),
  ],
)

/** What is left of a banned player whose account was deleted: that its ways in are shut, until the ban ends. */
export const banMarks = pgTable('ban_marks', {
  /** SHA-256 of an account of a chain or elsewhere (`toBanMark`). */
  accountHash: text('account_hash').primaryKey(),
  until: time('until'),
  reason: text('reason'),
})
