import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { forgetRequest, type Outbox } from '../outbox/Outbox.ts'
import type { Runs } from '../outbox/runOnce.ts'
import { SwapPendingError } from './errors.ts'
import { getSwapStore } from './getSwapStore.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'

export type SendSwapReturnType = {
  /** Hash of the sent transaction. */
  readonly hash: string
}

/**
 * Outbox settings of the swap feature: where swaps and their approvals are stored while their
 * outcome is unknown, and which store shows them.
 */
export const swapOutbox: Outbox<SwapRequest> = {
  source: 'swap',
  records: swapRequests,
  getStore: getSwapStore,
  createPendingError: (open) => new SwapPendingError(open),
}

/**
 * Returns the calls of `sendSwap` on this page that wait for the wallet, and the swaps that were
 * sent. The key consists of the swap's id and the step.
 */
export const getSwapRuns = createSlot((): Runs<SendSwapReturnType> => new Map())

/**
 * Returns whether this page has prompted the wallet for a swap step and the wallet has not returned
 * an error.
 */
export function isSwapAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSwapRuns(kit).has(id)
}

/**
 * Gives up a stored swap request after the user has checked its outcome, so that the user can swap
 * again. A request that the wallet has not answered stays stored as `unknown`; a second call removes
 * it.
 */
export async function forgetSwap(
  kit: Kit,
  request: Pick<SwapRequest, 'id' | 'caipNetworkId'>,
): Promise<void> {
  await forgetRequest(kit, swapOutbox, request)
}
