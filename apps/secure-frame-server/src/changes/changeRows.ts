import type { ChangeKind, WalletChange } from '@latchkey/frame-api'
import { and, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { archiveLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, type StoredColumns, walletChanges } from '../db/schema.ts'
import { findPasskey, isRemoved, setPasskey } from '../wallet/listPasskeys.ts'
import { findReverting, type WalletRow } from '../wallet/wallets.ts'

/** The requester of a wallet change, as mails show it to the owner. */
export type ChangeParty = {
  readonly userId: string
  /** Id of the requesting device; `null` if the request came through a mailed link. */
  readonly deviceId: string | null
  readonly origin: string
  readonly browser: string
  /** Network address of the request. Mails show the address; the database does not store it. */
  readonly place?: string
}

type ColumnName = Exclude<keyof StoredColumns, 'passkey'>

const columns = {
  archive: [],
  code: ['record', 'backedUp'],
  escrow: ['escrowEnc', 'escrowCt'],
  passkey: [],
} as const satisfies Record<ChangeKind, readonly ColumnName[]>

/**
 * Reads the current values of the wallet columns that a wallet change would replace. A passkey that
 * the wallet does not have is returned as removed.
 */
export function readColumns(
  { passkeys, ...wallet }: WalletRow,
  { kind, next: { passkey } }: Pick<ChangeRow, 'kind' | 'next'>,
  now: number,
): StoredColumns {
  if (!passkey) return Object.fromEntries(columns[kind].map((name) => [name, wallet[name]]))
  const gone = { ...passkey, removedAt: new Date(now).toISOString() }
  return { passkey: findPasskey(passkeys, passkey.credentialId) ?? gone }
}

/** Returns whether the wallet's columns still have the values that a wallet change has set. */
export function hasColumns(wallet: WalletRow, { passkey, ...expected }: StoredColumns): boolean {
  if (passkey) {
    const known = findPasskey(wallet.passkeys, passkey.credentialId)
    return known?.record === passkey.record && isRemoved(known) === isRemoved(passkey)
  }
  return Object.entries(expected).every(([name, value]) => wallet[name as ColumnName] === value)
}

/**
 * Returns the new values of the wallet columns for a change. Other passkeys of the wallet stay
 * unchanged.
 */
export function toColumns(
  { passkeys }: Pick<WalletRow, 'passkeys'>,
  { passkey, ...columns }: StoredColumns,
  now: number,
): Partial<WalletRow> {
  return passkey ? { passkeys: setPasskey(passkeys, passkey, now) } : columns
}

/**
 * SQL condition for wallet changes that are neither applied nor ended, even if their time has
 * passed.
 */
export const isWaiting = () => and(isNull(walletChanges.appliedAt), isNull(walletChanges.endedAt))

/**
 * SQL condition for wallet changes of the last 30 days, and for older ones of users who recently
 * changed their email address (S-36, S-43).
 */
export const isRecent = (db: Database, now: number) =>
  or(
    gt(walletChanges.appliedAt, new Date(now - archiveLifetimeMs)),
    inArray(walletChanges.userId, findReverting(db, now)),
  )

/** SQL condition for wallet changes that were applied and can be undone. */
export const isRestorable = (db: Database, now: number) =>
  and(isNotNull(walletChanges.appliedAt), isNull(walletChanges.endedAt), isRecent(db, now))

/**
 * Converts a database row to the wallet change of the API.
 *
 * @param keptUntil - Epoch milliseconds until which all changes of the user can be undone,
 * regardless of their age.
 */
export function toWalletChange(
  row: ChangeRow,
  wallet: Pick<WalletRow, 'addresses'>,
  keptUntil = 0,
): WalletChange {
  const { id, walletId, kind, next, proven, origin, browser } = row
  const { createdAt, takesEffectAt, appliedAt } = row
  const from = (appliedAt ?? takesEffectAt).getTime()
  return {
    id,
    walletId,
    kind,
    proven,
    origin,
    browser,
    address: wallet.addresses?.eip155 ?? '',
    ...(next.passkey && { passkey: isRemoved(next.passkey) ? 'removed' : 'added' }),
    state: appliedAt ? 'done' : 'waiting',
    askedAt: createdAt.toISOString(),
    takesEffectAt: takesEffectAt.toISOString(),
    restorableUntil: new Date(Math.max(from + archiveLifetimeMs, keptUntil)).toISOString(),
  }
}
