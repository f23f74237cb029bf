import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './schema/columns.ts'
import { banMarks, users } from './schema/users.ts'

export { auditLog, pointCounts, pointEntries, seasons, standings } from './schema/points.ts'
export { rateCounts } from './schema/rates.ts'
export { keyedCalls, reportAnswers, reportPictures, reports } from './schema/reports.ts'
export { purchases, shopWatches, shopWindows, spendEntries } from './schema/shop.ts'
export { banMarks, users }

/** Table of the users' wallet accounts. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    /**
     * Empty if the account's key signed. Otherwise the CAIP-2 id of the chain whose contract code
     * accepted the signature (decision 0024).
     */
    scope: text('scope').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.namespace, table.address, table.scope] }),
    index('user_accounts_user').on(table.userId),
  ],
)

/**
 * Table of linked accounts: at most one per user and provider, each owned by one user (S-73).
 * Tokens of the provider are not stored.
 */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** Id of the linked account at the provider. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    email: text('email'),
    linkedAt: time('linked_at').notNull(),
  },
  (table) => [
    uniqueIndex('linked_accounts_account').on(table.provider, table.subject),
    uniqueIndex('linked_accounts_user').on(table.userId, table.provider),
  ],
)

/**
 * Table of OAuth flows that link an account or log in. The PKCE verifier, the nonce and the new
 * session's token are derived from the cookie and not stored.
 */
export const linkFlows = pgTable(
  'link_flows',
  {
    id: text('id').primaryKey(),
    stateHash: text('state_hash').notNull().unique(),
    /** SHA-256 of the flow cookie of the browser that started the flow. */
    flowHash: text('flow_hash').notNull(),
    provider: text('provider').notNull(),
    purpose: text('purpose').notNull(),
    /** The signed-in user who links the account; `null` if the flow is a login. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    returnTo: text('return_to').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Time at which a provider's login response consumed the flow's state; `null` before. */
    takenAt: time('taken_at'),
    finishedAt: time('finished_at'),
    /** Result of the login or link flow: `done`, or an error code; `null` before. */
    outcome: text('outcome'),
    /** The account name reported by the provider; set if the flow succeeded. */
    name: text('name'),
  },
  (table) => [index('link_flows_expires_at').on(table.expiresAt)],
)

/**
 * Table of sign-in sessions: one row per browser, address and chain (S-83), or per browser and
 * linked account. All rows of one browser have the hash of its cookie.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Namespace of the chain. For a linked account: the provider. Its `address` is then the link's
     * id, and its chain is empty.
     */
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    chainId: text('chain_id').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    browser: text('browser').notNull(),
    /** SHA-256 of the sign-in message and its signature, which are not stored themselves (S-84). */
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
    /** SHA-256 of the pre-session cookie that the nonce was issued to (S-80). */
    browserHash: text('browser_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    consumedAt: time('consumed_at'),
    /**
     * SHA-256 of the one message and signature that may be sent again after an RPC failure (S-82).
     */
    reservedFor: text('reserved_for'),
    reservedUntil: time('reserved_until'),
  },
  (table) => [index('nonces_expires_at').on(table.expiresAt)],
)
