import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    /** Random, so that it may stand in a URL (S-98). */
    id: text('id').primaryKey(),
    createdAt: time('created_at').notNull(),
    /** Chosen by the player. */
    displayName: text('display_name'),
    /** What names are compared and found by (`toNameKey`); nobody has the same. */
    nameKey: text('name_key').unique(),
    /** When the account goes for good, as the player asked for; `null` for who has not. */
    deletionAt: time('deletion_at'),
  },
  (table) => [index('users_deletion_at').on(table.deletionAt)],
)
