import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    /** Random id of the player, because it appears in URLs (S-98). */
    id: text('id').primaryKey(),
    createdAt: time('created_at').notNull(),
    /** Public name that the player chose; `null` before the choice. */
    displayName: text('display_name'),
    /**
     * Index of the chosen avatar among the drawings derived from the player's id. 0 is the default.
     */
    avatar: smallint('avatar').notNull().default(0),
    /** Normalised form of the player's name for uniqueness and search (`toNameKey`). */
    nameKey: text('name_key').unique(),
    /**
     * Look-alike form of the player's name for uniqueness (`toNameSkeleton`). `null` without a
     * name, and until a background job writes it for an imported or older name. It stays `null`
     * while an older name looks the same.
     */
    nameSkeleton: text('name_skeleton').unique(),
    /** Time at which the account is deleted, if the player requested it; else `null`. */
    deletionAt: time('deletion_at'),
    /** Start of the ban; `null` for a player without a ban (decision 0038). */
    bannedAt: time('banned_at'),
    /** End of the ban; `null` if the ban has no end. */
    bannedUntil: time('banned_until'),
    /** Reason of the ban, as shown to the player. */
    banReason: text('ban_reason'),
  },
  (table) => [
    index('users_deletion_at').on(table.deletionAt),
    index('users_banned_at').on(table.bannedAt).where(sql`${table.bannedAt} is not null`),
  ],
)

/**
 * Table of hashed logins of banned players who deleted their account. They block these logins until
 * the ban ends.
 */
export const banMarks = pgTable('ban_marks', {
  /** SHA-256 of a wallet account or linked account (`toBanMark`). */
  accountHash: text('account_hash').primaryKey(),
  until: time('until'),
  reason: text('reason'),
})
