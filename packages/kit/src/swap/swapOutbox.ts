import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { forgetRequest, type Outbox } from '../outbox/Outbox.ts'
import type { Runs } from '../outbox/runOnce.ts'
import { SwapPendingError } from './errors.ts'
import { getSwapStore } from './getSwapStore.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'

export type SendSwapReturnType = {
  /** Hash of the transaction. */
  readonly hash: string
}

/** The outbox settings of swaps and their approvals. */
export const swapOutbox: Outbox<SwapRequest> = {
  source: 'swap',
  records: swapRequests,
  getStore: getSwapStore,
  createPendingError: (open) => new SwapPendingError(open),
}

/** Swaps and approvals of this page that wait for the wallet, and swaps that were sent, by id and act. */
export const getSwapRuns = createSlot((): Runs<SendSwapReturnType> => new Map())

/** Returns whether this page prompted the wallet for a request and has no error from it. */
export function isSwapAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSwapRuns(kit).has(id)
}

/**
 * Removes a stored request after the user has checked its outcome, so that the user can swap again.
 */
export function forgetSwap(kit: Kit, request: Pick<SwapRequest, 'id' | 'caipNetworkId'>): void {
  forgetRequest(kit, swapOutbox, request)
}
