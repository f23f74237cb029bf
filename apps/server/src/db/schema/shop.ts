import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { users } from './users.ts'

/** Table of the shop's opening hours. */
export const shopWindows = pgTable('shop_windows', {
  id: text('id').primaryKey(),
  opensAt: time('opens_at').notNull(),
  /** Closing time of the shop; `null` if the shop stays open until an operator closes it. */
  closesAt: time('closes_at'),
})

/** Table of players who want a notification when the shop opens. */
export const shopWatches = pgTable('shop_watches', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: time('since').notNull(),
})

/**
 * Table of the players' purchases. Their state is `paid`, then `delivered` or `refunded`. A
 * delivered purchase can later become `refunded`.
 */
export const purchases = pgTable(
  'purchases',
  {
    /** Random id of the purchase (S-98). The marketplace uses the same id for the delivery. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** The item's name at the time of the purchase. */
    itemName: text('item_name').notNull(),
    price: integer('price').notNull(),
    state: text('state', { enum: ['paid', 'delivered', 'refunded'] }).notNull(),
    boughtAt: time('bought_at').notNull(),
    /**
     * The player's marketplace account at the time of the purchase; `null`: the marketplace
     * delivers to the operator's account, which holds the item for the player.
     */
    recipient: text('recipient'),
    /** Number of unanswered delivery attempts of the purchase. */
    attempts: integer('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    deliveredAt: time('delivered_at'),
    /** Receipt of the delivery from the marketplace; `null` before the delivery. */
    receipt: text('receipt'),
    refundedAt: time('refunded_at'),
    /** Reason of the refund, as shown to the player. */
    refundReason: text('refund_reason'),
  },
  (table) => [
    index('purchases_player').on(table.userId, table.boughtAt.desc(), table.id.desc()),
    index('purchases_due').on(table.state, table.nextAttemptAt),
  ],
)

/**
 * Table of changes of the players' spendable points: purchases, refunds and welcome points. Rows
 * are never changed or deleted, which a trigger enforces. They may therefore refer to deleted
 * players and purchases (decision 0036). Ranks ignore these rows.
 */
export const spendEntries = pgTable(
  'spend_entries',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    userId: text('user_id').notNull(),
    /**
     * The purchase whose points the row changes, or the player's id for `welcome`. Unique together
     * with `kind`.
     */
    purchaseId: text('purchase_id').notNull(),
    kind: text('kind', { enum: ['purchase', 'refund', 'welcome'] }).notNull(),
    /** Change of the balance; negative for a purchase. */
    points: integer('points').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('spend_entries_once').on(table.purchaseId, table.kind),
    index('spend_entries_player').on(table.userId),
  ],
)
