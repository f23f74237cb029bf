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
  /** Random id, because it may appear in URLs (S-98). */
  id: text('id').primaryKey(),
  /** Email address in lower case; `null` for users whose login provider reported none. */
  email: text('email').unique(),
  createdAt: time('created_at').notNull(),
})

/**
 * Accounts at login providers, identified by issuer and subject. Equal email addresses do not merge
 * accounts (S-44).
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    /**
     * Name of the user as the provider reported it at the last login. Untrusted text, like the
     * email address.
     */
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
    /** Thumbprint of the device's key (RFC 7638), by which a request identifies the device. */
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
    /** Email address that the provider reported. The user's own address takes precedence. */
    email: text('email'),
    signedInAt: time('signed_in_at').notNull(),
    freshUntil: time('fresh_until'),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_device').on(table.deviceId)],
)

/**
 * Ids of device proofs that were used, because a proof is valid once (S-31). A row is deleted once
 * its proof would be rejected as too old.
 */
export const proofs = pgTable(
  'proofs',
  { id: text('id').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('proofs_expires_at').on(table.expiresAt)],
)

/**
 * Times of rate-limited actions, by the key of the limit. One row per key, so that counting is
 * atomic.
 */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    times: bigint('times', { mode: 'number' }).array().notNull(),
    /** Whether the last request for this key was allowed. */
    granted: boolean('granted').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('allowances_expires_at').on(table.expiresAt)],
)

/**
 * Actions that are confirmed by mail: a login, access to the recovery page, the release of an
 * operator's copy, a fresh code or a change of the email address.
 */
export const mailTransactions = pgTable(
  'mail_transactions',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose')
      .$type<'login' | 'recovery' | 'escrow' | 'fresh' | 'change'>()
      .notNull(),
    /**
     * State of the mail transaction. `approved`: the link was approved, but its session or release
     * (S-26) is not stored yet.
     */
    step: text('step').$type<'device' | 'approved' | 'code' | 'done' | 'over'>().notNull(),
    thumbprint: text('thumbprint').notNull(),
    /** User of the session that started the mail transaction; `null` for a login. */
    userId: text('user_id').references(() => users.id),
    projectId: text('project_id'),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Network address of the request, as mails show it to the owner. */
    place: text('place').notNull().default(''),
    /** Email address to which the next mail goes. */
    email: text('email').notNull(),
    newEmail: text('new_email'),
    /**
     * For a change of the email address: whether the requesting device has proven that it can open
     * the wallet (S-43).
     */
    proven: boolean('proven').notNull().default(false),
    /** Hash of the token in the mailed link, by which the mail transaction is found. */
    linkHash: text('link_hash').unique(),
    deviceNumber: integer('device_number'),
    /** Whether the app shows a device number. If so, the link's page asks for it (S-42). */
    showsNumber: boolean('shows_number').notNull().default(true),
    /** HMAC of the mail transaction's id, the device key and the mailed code. */
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
  /**
   * Previous email address; `null` if the user had none, so that a revert removes the new address.
   */
  oldEmail: text('old_email'),
  newEmail: text('new_email').notNull(),
  expiresAt: time('expires_at').notNull(),
  /**
   * Time at which the email change was reverted. The row stays, because it delays the deletion of
   * wallets that the owner may want to restore.
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
 * Logins at social providers (S-71) and at Farcaster. For Farcaster, `state_hash` is the hash of
 * the nonce.
 */
export const socialTransactions = pgTable(
  'social_transactions',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    stateHash: text('state_hash').notNull().unique(),
    /**
     * Hash of the cookie that binds the login to the browser in which it started. `null` for
     * Farcaster.
     */
    flowHash: text('flow_hash'),
    thumbprint: text('thumbprint').notNull(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Encrypted PKCE verifier and nonce, or token of the Farcaster channel. */
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
  /** Name of the browser in which the passkey was added, e.g. `Chromium on Linux`. */
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
    /** The encrypted share. It starts with the id of the master key that encrypts it. */
    share: text('share').notNull(),
    addresses: jsonb('addresses').$type<StoredAddresses>(),
    record: text('record'),
    /**
     * Operator's copy of the wallet, sealed to the key service's public key (S-26): the
     * encapsulated key, and the ciphertext in the next column. Both are set, or both are `null`.
     */
    escrowEnc: text('escrow_enc'),
    escrowCt: text('escrow_ct'),
    /** The wallet's passkeys (S-35). A removed passkey is kept for 30 days. */
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

/** New values of wallet columns. Empty for `archive`, which changes only the wallet's state. */
export type StoredColumns = Partial<
  Pick<typeof wallets.$inferSelect, 'record' | 'backedUp' | 'escrowEnc' | 'escrowCt'>
> & {
  /** Passkey that the wallet change adds or removes. Other passkeys stay unchanged. */
  readonly passkey?: StoredPasskey
}

/**
 * Table of requested wallet changes, such as archiving a wallet or removing a passkey, that take
 * effect after a delay (S-36). A waiting change has neither `appliedAt` nor `endedAt`.
 */
export const walletChanges = pgTable(
  'wallet_changes',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /**
     * The requesting device; `null` for a mailed link, or for a row from before this column
     * existed.
     */
    deviceId: text('device_id').references(() => devices.id),
    kind: text('kind').$type<ChangeKind>().notNull(),
    proven: boolean('proven').notNull(),
    /** New values of the wallet's columns, and the values that they replaced. */
    next: jsonb('next').$type<StoredColumns>().notNull(),
    before: jsonb('before').$type<StoredColumns>(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Hash of the token in the mail to the owner, with which the change can be undone. */
    undoHash: text('undo_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    takesEffectAt: time('takes_effect_at').notNull(),
    appliedAt: time('applied_at'),
    /** Time at which the change was cancelled, undone or replaced. `null`: none of these. */
    endedAt: time('ended_at'),
  },
  (table) => [
    index('wallet_changes_user').on(table.userId),
    uniqueIndex('wallet_changes_one_waiting')
      .on(table.walletId, table.kind, passkeyOf(table.next))
      .where(sql`applied_at is null and ended_at is null`),
  ],
)

/**
 * Permissions of top-level pages to take part in a recovery, by the hash of their cookie (S-25).
 */
export const recoveryGrants = pgTable('recovery_grants', {
  tokenHash: text('token_hash').primaryKey(),
  thumbprint: text('thumbprint').notNull(),
  /**
   * Email address of the approved link, or identity of the social login. The page can read only
   * this user's recovery record.
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
 * Releases of operator's copies that the owner has approved and whose waiting time runs (S-26). At
 * most one per device.
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
    /** Ticket of the key service for this release, encrypted. */
    ticket: text('ticket').notNull(),
    /** Hash of the token in the mail to the owner, with which the release can be cancelled. */
    cancelHash: text('cancel_hash').notNull().unique(),
    opensAt: time('opens_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /**
     * Until this time a request fetches the operator's copy, and other requests are rejected.
     * `null`: not locked.
     */
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
    /** Sort order of the entries. It is not part of responses. */
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
