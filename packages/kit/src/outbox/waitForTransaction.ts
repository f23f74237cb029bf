import { BaseError, type CaipNetworkId, parseCaipNetworkId, type WaitOptions } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'

/**
 * The outcome of a transaction. `expired`: it can no longer be mined. `late`: it may still be mined,
 * or its status cannot be read.
 */
export type TransactionEnd = 'done' | 'failed' | 'replaced' | 'expired' | 'late'

/**
 * Outcomes of a transaction by error code of the adapter. Any other error means that the outcome is
 * still unknown.
 */
const ends = new Map<string, TransactionEnd>([
  ['transaction_reverted', 'failed'],
  ['transaction_failed', 'failed'],
  ['transaction_replaced', 'replaced'],
  ['transaction_expired', 'expired'],
])

const toEnd = (error: unknown): TransactionEnd =>
  (error instanceof BaseError && ends.get(error.code)) || 'late'

/** Returns the hashes of the transactions that this page waits for. */
const getWaits = createSlot(() => new Set<string>())

/** Returns whether this page waits for a transaction. */
export function isWaitedFor(kit: Pick<Kit, 'slots'>, hash: string): boolean {
  return getWaits(kit).has(hash)
}

/** Stops waiting for a transaction that has been replaced. */
export function stopWaiting(kit: Pick<Kit, 'slots'>, hash: string): void {
  getWaits(kit).delete(hash)
}

/**
 * Waits until a transaction is mined, and returns its outcome. Errors of the network count as
 * `late`.
 */
export async function waitForTransaction(
  kit: Kit,
  sent: { readonly caipNetworkId: CaipNetworkId; readonly hash: string },
  options: WaitOptions = {},
): Promise<TransactionEnd> {
  const { caipNetworkId, hash } = sent
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const send = getWallet(kit, { namespace })?.features.send
  if (!send) return 'late'
  const waits = getWaits(kit).add(hash)
  try {
    await send.waitFor({ caipNetworkId, id: hash }, options)
    return 'done'
  } catch (error) {
    return toEnd(error)
  } finally {
    waits.delete(hash)
  }
}
