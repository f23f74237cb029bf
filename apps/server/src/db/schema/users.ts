import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    /** Random, because the id appears in URLs (S-98). */
    id: text('id').primaryKey(),
    createdAt: time('created_at').notNull(),
    /** Chosen by the player. */
    displayName: text('display_name'),
    /**
     * Index of the drawing that the player chose among those derived from their id; 0 is the first.
     */
    avatar: smallint('avatar').notNull().default(0),
    /** The key for unique names and search (`toNameKey`). */
    nameKey: text('name_key').unique(),
    /** Time at which the account is deleted, if the player requested it; else `null`. */
    deletionAt: time('deletion_at'),
    /** Start of the ban; `null` for a player without a ban (decision 0038). */
    bannedAt: time('banned_at'),
    /** End of the ban; `null` if the ban has no end. */
    bannedUntil: time('banned_until'),
    /** Shown to the player. */
    banReason: text('ban_reason'),
  },
  (table) => [
    index('users_deletion_at').on(table.deletionAt),
    index('users_banned_at').on(table.bannedAt).where(sql`${table.bannedAt} is not null`),
  ],
)

/**
 * Marks of banned players who deleted their account. They block the former logins until the ban
 * ends.
 */
export const banMarks = pgTable('ban_marks', {
  /** SHA-256 of a wallet account or linked account (`toBanMark`). */
  accountHash: text('account_hash').primaryKey(),
  until: time('until'),
  reason: text('reason'),
})
