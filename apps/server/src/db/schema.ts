import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './schema/columns.ts'
import { users } from './schema/users.ts'

export { auditLog, pointCounts, pointEntries, seasons, standings } from './schema/points.ts'
export { keyedCalls, reportAnswers, reports } from './schema/reports.ts'
export { users }

/** Which account belongs to which user. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    /** Empty where a key signed; the CAIP-2 chain of the code that accepted the signature (decision 0024). */
    scope: text('scope').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.namespace, table.address, table.scope] })],
)

/** One row per browser, address and chain (S-83). The rows of one browser share the hash of its cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    chainId: text('chain_id').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    browser: text('browser').notNull(),
    /** SHA-256 of message and signature; neither is kept (S-84). */
    auditHash: text('audit_hash').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_browser_account').on(table.tokenHash, table.address, table.chainId),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    /** SHA-256 of the pre-session cookie it was issued to (S-80). */
    browserHash: text('browser_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    consumedAt: time('consumed_at'),
    /** SHA-256 of the message and signature that may be sent again after an RPC failure (S-82). */
    reservedFor: text('reserved_for'),
    reservedUntil: time('reserved_until'),
  },
  (table) => [index('nonces_expires_at').on(table.expiresAt)],
)
