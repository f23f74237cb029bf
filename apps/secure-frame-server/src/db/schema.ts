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
  /** Random, so that it may stand in a URL (S-98). */
  id: text('id').primaryKey(),
  /** Lower case; absent for who came by a provider alone. */
  email: text('email').unique(),
  createdAt: time('created_at').notNull(),
})

/** Accounts elsewhere by (issuer, subject). An equal e-mail address joins nothing (S-44). */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    /** Text of others, as told at the last login. */
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
    /** RFC 7638, of the device key. */
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
    /** Told by a provider; where the user has an address of their own, that one counts. */
    email: text('email'),
    signedInAt: time('signed_in_at').notNull(),
    freshUntil: time('fresh_until'),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_device').on(table.deviceId)],
)

/** Proofs that were used (S-31); a row stays as long as its proof would be taken. */
export const proofs = pgTable(
  'proofs',
  { id: text('id').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('proofs_expires_at').on(table.expiresAt)],
)

/** Times at which something limited was done, by what is limited. One row each, so that counting is atomic. */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    times: bigint('times', { mode: 'number' }).array().notNull(),
    /** What the last statement decided. */
    granted: boolean('granted').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('allowances_expires_at').on(table.expiresAt)],
)

/** What mails are sent for: a login, the recovery page, the operator's copy, a fresh code, a change of address. */
export const mailTransactions = pgTable(
  'mail_transactions',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose')
      .$type<'login' | 'recovery' | 'escrow' | 'fresh' | 'change'>()
      .notNull(),
    /** `approved`: by the link, and what that begins (a session, or the wait of S-26) is not stored yet. */
    step: text('step').$type<'device' | 'approved' | 'code' | 'done' | 'over'>().notNull(),
    thumbprint: text('thumbprint').notNull(),
    /** Of the session that began it; `null` at a login. */
    userId: text('user_id').references(() => users.id),
    projectId: text('project_id'),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Where the request came from, as its owner is shown it. */
    place: text('place').notNull().default(''),
    /** Where the next mail goes. */
    email: text('email').notNull(),
    newEmail: text('new_email'),
    /** Of a change of address: whoever began it had opened the wallet (S-43). */
    proven: boolean('proven').notNull().default(false),
    /** Hash of the link's token. */
    linkHash: text('link_hash').unique(),
    deviceNumber: integer('device_number'),
    /** The app shows the number: the page of the link asks for it (S-42). */
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
  /** `null`: the address was the first one, and a revert leaves none. */
  oldEmail: text('old_email'),
  newEmail: text('new_email').notNull(),
  expiresAt: time('expires_at').notNull(),
  /** The change was taken back; the row still keeps what its owner may now want back. */
  usedAt: time('used_at'),
})

export type StoredIdentity = {
  readonly issuer: string
  readonly subject: string
  readonly userName: string | null
  readonly email: string | null
}

/** Logins at a provider (S-71), and at Farcaster, where `state_hash` is that of the nonce. */
export const socialTransactions = pgTable(
  'social_transactions',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    stateHash: text('state_hash').notNull().unique(),
    /** Of the flow cookie; Farcaster has none. */
    flowHash: text('flow_hash'),
    thumbprint: text('thumbprint').notNull(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** PKCE verifier and nonce, or the channel's token; enveloped. */
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
  /** Of the device that added it. */
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
    /** Enveloped; with the id of its master key in front. */
    share: text('share').notNull(),
    addresses: jsonb('addresses').$type<StoredAddresses>(),
    record: text('record'),
    /** The copy for the key service, sealed to its public key (S-26); both or neither. */
    escrowEnc: text('escrow_enc'),
    escrowCt: text('escrow_ct'),
    /** By credential id (S-35); one that was removed stays for its 30 days. */
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

/** What a change sets of a wallet; of `archive` nothing, since the state of the wallet says it. */
export type StoredColumns = Partial<
  Pick<typeof wallets.$inferSelect, 'record' | 'backedUp' | 'escrowEnc' | 'escrowCt'>
> & {
  /** One of its passkeys, the others aside. */
  readonly passkey?: StoredPasskey
}

/** Changes of wallets that were asked for (S-36): one that waits is neither applied nor ended. */
export const walletChanges = pgTable(
  'wallet_changes',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /** Of who asked; `null`: a mailed link, or asked before it was kept. */
    deviceId: text('device_id').references(() => devices.id),
    kind: text('kind').$type<ChangeKind>().notNull(),
    proven: boolean('proven').notNull(),
    /** The wallet's columns, as they are to become, and as they were before. */
    next: jsonb('next').$type<StoredColumns>().notNull(),
    before: jsonb('before').$type<StoredColumns>(),
    origin: text('origin').notNull(),
    browser: text('browser').notNull(),
    /** Of the token in the mail to the owner. */
    undoHash: text('undo_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    takesEffectAt: time('takes_effect_at').notNull(),
    appliedAt: time('applied_at'),
    /** Stopped, taken back, or overtaken. */
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
  /** The address of the link, or the identity of the social login: only this user's record is given out. */
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

/** Copies that owners have approved the release of, and wait for (S-26); one for a device. */
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
    /** Of the key service; enveloped. */
    ticket: text('ticket').notNull(),
    /** Of the token in the mail to the owner. */
    cancelHash: text('cancel_hash').notNull().unique(),
    opensAt: time('opens_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The copy is being taken; nobody else takes it until then. */
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
    /** Order; never told. */
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
