import type { ChangeKind, WalletChange } from '@latchkey/frame-api'
import { and, gt, isNotNull, isNull } from 'drizzle-orm'
import { archiveLifetimeMs } from '../constants.ts'
import { type StoredColumns, walletChanges } from '../db/schema.ts'
import type { WalletRow } from '../wallet/wallets.ts'

export type ChangeRow = typeof walletChanges.$inferSelect

/** Who asks, as the owner is told. */
export type ChangeParty = {
  readonly userId: string
  readonly origin: string
  readonly browser: string
  /** Network address of the request; told in mails, kept nowhere. */
  readonly place?: string
}

const columns = {
  archive: [],
  code: ['record', 'backedUp'],
  escrow: ['escrowEnc', 'escrowCt'],
} as const satisfies Record<ChangeKind, readonly (keyof StoredColumns)[]>

/** The columns of a wallet that a kind of change is about, as they are. */
export function readColumns(wallet: WalletRow, kind: ChangeKind): StoredColumns {
  return Object.fromEntries(columns[kind].map((name) => [name, wallet[name]]))
}

/** Tells whether a wallet has these columns. */
export function hasColumns(wallet: WalletRow, expected: StoredColumns): boolean {
  return Object.entries(expected).every(
    ([name, value]) => wallet[name as keyof StoredColumns] === value,
  )
}

/** Changes that wait for their time; what is due is not told apart. */
export const isWaiting = () => and(isNull(walletChanges.appliedAt), isNull(walletChanges.endedAt))

/** Changes that were made and can be taken back. */
export const isRestorable = (now: number) =>
  and(
    isNotNull(walletChanges.appliedAt),
    isNull(walletChanges.endedAt),
    gt(walletChanges.appliedAt, new Date(now - archiveLifetimeMs)),
  )

/** A change as the contract has it. */
export function toWalletChange(row: ChangeRow, wallet: Pick<WalletRow, 'addresses'>): WalletChange {
  const { id, walletId, kind, proven, origin, browser, createdAt, takesEffectAt, appliedAt } = row
  const from = (appliedAt ?? takesEffectAt).getTime()
  return {
    id,
    walletId,
    kind,
    proven,
    origin,
    browser,
    address: wallet.addresses?.eip155 ?? '',
    state: appliedAt ? 'done' : 'waiting',
    askedAt: createdAt.toISOString(),
    takesEffectAt: takesEffectAt.toISOString(),
    restorableUntil: new Date(from + archiveLifetimeMs).toISOString(),
  }
}
