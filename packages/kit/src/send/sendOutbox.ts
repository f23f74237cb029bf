import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { forgetRequest, type Outbox } from '../outbox/Outbox.ts'
import type { Runs } from '../outbox/runOnce.ts'
import { SendPendingError } from './errors.ts'
import { getSendStore } from './getSendStore.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'

export type SendTokenReturnType = {
  /** Hash, signature or transaction id. */
  readonly hash: string
}

/** The outbox settings of transfers and their replacements. */
export const sendOutbox: Outbox<SendRequest> = {
  source: 'send',
  records: sendRequests,
  getStore: getSendStore,
  createPendingError: (open) => new SendPendingError(open),
}

/** Returns the transfers of this page that wait for the wallet or were sent, by id. */
export const getSendRuns = createSlot((): Runs<SendTokenReturnType> => new Map())

/** Returns whether this page prompted the wallet for a request and has no error from it. */
export function isAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSendRuns(kit).has(id)
}

/**
 * Removes a stored request after the user has checked its outcome, so that the user can send again.
 */
export function forgetSend(kit: Kit, request: Pick<SendRequest, 'id' | 'caipNetworkId'>): void {
  forgetRequest(kit, sendOutbox, request)
}
