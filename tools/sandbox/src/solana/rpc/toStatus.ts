import type { Ledger } from '../ledger/createLedger.ts'
import type { TransactionRecord } from '../ledger/TransactionRecord.ts'

/**
 * Number of slots after which a transaction is final. Here that takes less than a second, on the
 * real clusters about 13 seconds.
 */
const FINAL_AFTER = 2

export type Confirmation = 'processed' | 'confirmed' | 'finalized'

/** Returns the commitment level that the transactions of a slot have reached. */
export function toConfirmation(slot: number, ledger: Pick<Ledger, 'getSlot'>): Confirmation {
  const age = ledger.getSlot() - slot
  if (age >= FINAL_AFTER) return 'finalized'
  return age >= 1 ? 'confirmed' : 'processed'
}

const ranks = { processed: 0, confirmed: 1, finalized: 2 } as const

/** Returns whether the transactions of a slot have reached a commitment level. */
export function isReached(
  slot: number,
  wanted: Confirmation,
  ledger: Pick<Ledger, 'getSlot'>,
): boolean {
  return ranks[toConfirmation(slot, ledger)] >= ranks[wanted]
}

/** Formats the status of a Solana transaction for JSON-RPC. */
export function toStatus({ slot, err }: TransactionRecord, ledger: Pick<Ledger, 'getSlot'>) {
  const confirmationStatus = toConfirmation(slot, ledger)
  return {
    slot,
    confirmations: confirmationStatus === 'finalized' ? null : ledger.getSlot() - slot,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus,
  }
}
