import type { ChangeKind, WalletChange } from '@latchkey/frame-api'
import { and, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { archiveLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { type ChangeRow, type StoredColumns, walletChanges } from '../db/schema.ts'
import { findPasskey, isRemoved, setPasskey } from '../wallet/listPasskeys.ts'
import { findReverting, type WalletRow } from '../wallet/wallets.ts'

/** Who asks, as the owner is told. */
export type ChangeParty = {
  readonly userId: string
  /** `null`: whoever follows a mailed link. */
  readonly deviceId: string | null
  readonly origin: string
  readonly browser: string
  /** Network address of the request; told in mails, kept nowhere. */
  readonly place?: string
}

type ColumnName = Exclude<keyof StoredColumns, 'passkey'>

const columns = {
  archive: [],
  code: ['record', 'backedUp'],
  escrow: ['escrowEnc', 'escrowCt'],
  passkey: [],
} as const satisfies Record<ChangeKind, readonly ColumnName[]>

/** What a change is about, as it is in the wallet. A passkey that was never there is one that was removed. */
export function readColumns(
  { passkeys, ...wallet }: WalletRow,
  { kind, next: { passkey } }: Pick<ChangeRow, 'kind' | 'next'>,
  now: number,
): StoredColumns {
  if (!passkey) return Object.fromEntries(columns[kind].map((name) => [name, wallet[name]]))
  const gone = { ...passkey, removedAt: new Date(now).toISOString() }
  return { passkey: findPasskey(passkeys, passkey.credentialId) ?? gone }
}

/** Tells whether a wallet has what a change has set. */
export function hasColumns(wallet: WalletRow, { passkey, ...expected }: StoredColumns): boolean {
  if (passkey) {
    const known = findPasskey(wallet.passkeys, passkey.credentialId)
    return known?.record === passkey.record && isRemoved(known) === isRemoved(passkey)
  }
  return Object.entries(expected).every(([name, value]) => wallet[name as ColumnName] === value)
}

/** The columns of the table that make a wallet have what a change sets; other passkeys stay as they are. */
export function toColumns(
  { passkeys }: Pick<WalletRow, 'passkeys'>,
  { passkey, ...columns }: StoredColumns,
  now: number,
): Partial<WalletRow> {
  return passkey ? { passkeys: setPasskey(passkeys, passkey, now) } : columns
}

/** Changes that wait for their time; what is due is not told apart. */
export const isWaiting = () => and(isNull(walletChanges.appliedAt), isNull(walletChanges.endedAt))

/** Changes of the last 30 days, and older ones that are kept since the address was changed of late (S-36, S-43). */
export const isRecent = (db: Database, now: number) =>
  or(
    gt(walletChanges.appliedAt, new Date(now - archiveLifetimeMs)),
    inArray(walletChanges.userId, findReverting(db, now)),
  )

/** Changes that were made and can be taken back. */
export const isRestorable = (db: Database, now: number) =>
  and(isNotNull(walletChanges.appliedAt), isNull(walletChanges.endedAt), isRecent(db, now))

/**
 * A change as the contract has it.
 *
 * @param keptUntil - Epoch milliseconds until which all changes of the user can be taken back, however old.
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
