import type { ChangeKind } from '@latchkey/frame-api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { passkeyOf } from './passkeyOf.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

export const users = pgTable('users', {
  /** Random, because it may appear in URLs (S-98). */
  id: text('id').primaryKey(),
  /** Lower case. `null` for users of provider logins without an address. */
  email: text('email').unique(),
  createdAt: time('created_at').notNull(),
})

/**
 * Provider accounts by (issuer, subject). An equal e-mail address does not join accounts (S-44).
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    /** Name and address as the provider reported them at the last login. Untrusted text. */
    userName: text('user_name'),
    email: text('email'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** Thumbprint of the device key (RFC 7638). */
    thumbprint: text('thumbprint').notNull(),
    browser: text('browser').notNull(),
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [uniqueIndex('devices_user_key').on(table.userId, table.thumbprint)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    thumbprint: text('thumbprint').notNull(),
    login: text('login').notNull(),
    userName: text('user_name'),
    /** Address that the provider reported. The user's own address, if present, takes precedence. */
    email: text('email'),
    signedInAt: time('signed_in_at').notNull(),
    freshUntil: time('fresh_until'),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_device').on(table.deviceId)],
)

/** Used proofs (S-31). A row stays until its proof would be refused for its age. */
export const proofs = pgTable(
  'proofs',
  { id: text('id').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('proofs_expires_at').on(table.expiresAt)],
)

/** Times of limited actions, by limit key. One row per key, so that counting is atomic. */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    times: bigint('times', { mode: 'number' }).array().notNull(),
    /** Decision of the last statement. */
    granted: boolean('granted').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('allowances_expires_at').on(table.expiresAt)],
)

/**
 * Mail transactions: a login, the recovery page, the operator's copy, a fresh code or a change of
 * address.
 */
export const mailTransactions = pgTable(
  'mail_transactions',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose')
      .$type<'login' | 'recovery' | 'escrow' | 'fresh' | 'change'>()
      .notNull(),
    /** `approved`: the link was approved, and its session or release (S-26) is not stored yet. */
    step: text('step').$type<'device' | 'approved' | 'code' | 'done' | 'over'>().notNull(),
    thumbprint: text('thumbprint').notNull(),
    /** User of the session that began the transaction. `null` for a login. */
    userId: text('user_id').references(() => users.id),
    projectId: text('project_id'),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Network address of the request, as mails show it to the owner. */
    place: text('place').notNull().default(''),
    /** Recipient of the next mail. */
    email: text('email').notNull(),
    newEmail: text('new_email'),
    /** For a change of address: whether the requesting device had opened the wallet (S-43). */
    proven: boolean('proven').notNull().default(false),
    /** Hash of the link's token. */
    linkHash: text('link_hash').unique(),
    deviceNumber: integer('device_number'),
    /** Whether the app shows the number. The link's page asks for the number then (S-42). */
    showsNumber: boolean('shows_number').notNull().default(true),
    /** HMAC of transaction, key and code. */
    codeHash: text('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('mail_transactions_party').on(table.email, table.thumbprint),
    index('mail_transactions_expires_at').on(table.expiresAt),
  ],
)

export const emailReverts = pgTable('email_reverts', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  /** `null`: the user had no address before, so a revert removes the address. */
  oldEmail: text('old_email'),
  newEmail: text('new_email').notNull(),
  expiresAt: time('expires_at').notNull(),
  /**
   * Time of the revert. The row stays, because it delays the deletion of wallets that the owner may
   * restore.
   */
  usedAt: time('used_at'),
})

export type StoredIdentity = {
  readonly issuer: string
  readonly subject: string
  readonly userName: string | null
  readonly email: string | null
}

/**
 * Logins at providers (S-71) and at Farcaster. For Farcaster `state_hash` is the hash of the nonce.
 */
export const socialTransactions = pgTable(
  'social_transactions',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    stateHash: text('state_hash').notNull().unique(),
    /** Hash of the flow cookie. `null` for Farcaster. */
    flowHash: text('flow_hash'),
    thumbprint: text('thumbprint').notNull(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** PKCE verifier and nonce, or the token of the Farcaster channel. Encrypted as an envelope. */
    sealed: text('sealed').notNull(),
    step: text('step').$type<'open' | 'asking' | 'done' | 'refused' | 'redeemed'>().notNull(),
    identity: jsonb('identity').$type<StoredIdentity>(),
    refusal: text('refusal'),
    finishedAt: time('finished_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_transactions_expires_at').on(table.expiresAt)],
)

export type StoredPasskey = {
  readonly credentialId: string
  readonly record: string
  /** Browser of the device that added the passkey. */
  readonly browser: string
  readonly addedAt: string
  readonly removedAt?: string
}

export type StoredAddresses = { readonly eip155: string; readonly solana: string }

export const wallets = pgTable(
  'wallets',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    state: text('state').$type<'pending' | 'active' | 'archived'>().notNull(),
    /** Share as an envelope that starts with the id of its master key. */
    share: text('share').notNull(),
    addresses: jsonb('addresses').$type<StoredAddresses>(),
    record: text('record'),
    /**
     * Copy for the key service, sealed to its public key (S-26). Both columns are set or both are
     * `null`.
     */
    escrowEnc: text('escrow_enc'),
    escrowCt: text('escrow_ct'),
    /** Passkeys by credential id (S-35). A removed passkey stays for 30 days. */
    passkeys: jsonb('passkeys').$type<readonly StoredPasskey[]>().notNull().default([]),
    backedUp: boolean('backed_up').notNull().default(false),
    createdAt: time('created_at').notNull(),
    archivedAt: time('archived_at'),
  },
  (table) => [
    uniqueIndex('wallets_one_active').on(table.userId).where(sql`state = 'active'`),
    uniqueIndex('wallets_one_pending').on(table.deviceId).where(sql`state = 'pending'`),
  ],
)

/**
 * Wallet columns that a change sets. Empty for `archive`, because the wallet's state holds that
 * change.
 */
export type StoredColumns = Partial<
  Pick<typeof wallets.$inferSelect, 'record' | 'backedUp' | 'escrowEnc' | 'escrowCt'>
> & {
  /** Passkey that the change adds or removes. Other passkeys stay unchanged. */
  readonly passkey?: StoredPasskey
}

/** Requested changes of wallets (S-36). A waiting change is neither applied nor ended. */
export const walletChanges = pgTable(
  'wallet_changes',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /** Requesting device. `null`: a mailed link, or a request from before the column existed. */
    deviceId: text('device_id').references(() => devices.id),
    kind: text('kind').$type<ChangeKind>().notNull(),
    proven: boolean('proven').notNull(),
    /** New values of the wallet's columns, and the values that they replaced. */
    next: jsonb('next').$type<StoredColumns>().notNull(),
    before: jsonb('before').$type<StoredColumns>(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Hash of the token in the owner's mail. */
    undoHash: text('undo_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    takesEffectAt: time('takes_effect_at').notNull(),
    appliedAt: time('applied_at'),
    /** Time at which the change was stopped, undone or superseded. */
    endedAt: time('ended_at'),
  },
  (table) => [
    index('wallet_changes_user').on(table.userId),
    uniqueIndex('wallet_changes_one_waiting')
      .on(table.walletId, table.kind, passkeyOf(table.next))
      .where(sql`applied_at is null and ended_at is null`),
  ],
)

/** Rights of top-level pages to take part in a recovery, by the hash of their cookie (S-25). */
export const recoveryGrants = pgTable('recovery_grants', {
  tokenHash: text('token_hash').primaryKey(),
  thumbprint: text('thumbprint').notNull(),
  /**
   * Address of the link, or identity of the social login. The page reads the recovery record of
   * this user only.
   */
  email: text('email'),
  identity: jsonb('identity').$type<StoredIdentity>(),
  expiresAt: time('expires_at').notNull(),
})

export const mailboxes = pgTable('mailboxes', {
  id: text('id').primaryKey(),
  deviceId: text('device_id')
    .notNull()
    .unique()
    .references(() => devices.id),
  userId: userId(),
  thumbprint: text('thumbprint').notNull(),
  publicKey: text('public_key').notNull(),
  origin: text('origin').notNull(),
  enc: text('enc'),
  ct: text('ct'),
  expiresAt: time('expires_at').notNull(),
})

/**
 * Releases of operator copies that owners have approved and that wait (S-26). At most one per
 * device.
 */
export const releases = pgTable(
  'releases',
  {
    id: text('id').primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .unique()
      .references(() => devices.id),
    userId: userId(),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /** Ticket of the key service as an envelope. */
    ticket: text('ticket').notNull(),
    /** Hash of the token in the owner's mail. */
    cancelHash: text('cancel_hash').notNull().unique(),
    opensAt: time('opens_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** End of the lock while a request fetches the copy. Other requests are refused until then. */
    heldUntil: time('held_until'),
  },
  (table) => [
    index('releases_user').on(table.userId),
    index('releases_wallet').on(table.walletId),
    index('releases_expires_at').on(table.expiresAt),
  ],
)

export const activity = pgTable(
  'activity',
  {
    /** Sort order. Responses do not contain the position. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    id: text('id').notNull().unique(),
    userId: userId(),
    kind: text('kind').notNull(),
    browser: text('browser').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('activity_user').on(table.userId, table.position)],
)

export type ChangeRow = typeof walletChanges.$inferSelect
export type MailTransaction = typeof mailTransactions.$inferSelect
