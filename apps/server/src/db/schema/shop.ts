import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { users } from './users.ts'

/** When the shop is open. */
export const shopWindows = pgTable('shop_windows', {
  id: text('id').primaryKey(),
  opensAt: time('opens_at').notNull(),
  /** `null` until somebody closes it. */
  closesAt: time('closes_at'),
})

/** Who wants to be told when the shop opens. */
export const shopWatches = pgTable('shop_watches', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: time('since').notNull(),
})

/** What players bought: `paid`, then `delivered` or `refunded`, then at most `refunded`. */
export const purchases = pgTable(
  'purchases',
  {
    /** Random (S-98). The marketplace knows the delivery by it. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** As it was when it was bought. */
    itemName: text('item_name').notNull(),
    price: integer('price').notNull(),
    state: text('state', { enum: ['paid', 'delivered', 'refunded'] }).notNull(),
    boughtAt: time('bought_at').notNull(),
    /** The player's account at the marketplace when they bought; `null`: the club keeps it for them. */
    recipient: text('recipient'),
    /** How often the marketplace was asked without an answer, and when it is asked next. */
    attempts: integer('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    deliveredAt: time('delivered_at'),
    /** The marketplace's receipt. */
    receipt: text('receipt'),
    refundedAt: time('refunded_at'),
    /** For the player. */
    refundReason: text('refund_reason'),
  },
  (table) => [
    index('purchases_player').on(table.userId, table.boughtAt.desc(), table.id.desc()),
    index('purchases_due').on(table.state, table.nextAttemptAt),
  ],
)

/**
 * Points spent, given back, and given to who is new: never changed and never deleted (a trigger of the migration refuses both), so it refers to
 * players and purchases that may be gone (decision 0036). Ranks leave it out.
 */
export const spendEntries = pgTable(
  'spend_entries',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    userId: text('user_id').notNull(),
    /** What it is for, once: of `welcome` the player. */
    purchaseId: text('purchase_id').notNull(),
    kind: text('kind', { enum: ['purchase', 'refund', 'welcome'] }).notNull(),
    /** Below zero for a purchase. */
    points: integer('points').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('spend_entries_once').on(table.purchaseId, table.kind),
    index('spend_entries_player').on(table.userId),
  ],
)
