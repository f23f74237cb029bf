import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { forgetRequest, type Outbox } from '../outbox/Outbox.ts'
import type { Runs } from '../outbox/runOnce.ts'
import { SendPendingError } from './errors.ts'
import { getSendStore } from './getSendStore.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'

export type SendTokenReturnType = {
  /** Transaction hash (EVM), signature (Solana) or transaction id (Bitcoin). */
  readonly hash: string
}

/**
 * Outbox settings of the send feature: where transfers and their replacements are stored while
 * their outcome is unknown, and which store shows them.
 */
export const sendOutbox: Outbox<SendRequest> = {
  source: 'send',
  records: sendRequests,
  getStore: getSendStore,
  createPendingError: (open) => new SendPendingError(open),
  // A replacement has the nonce of a known transaction, so it repeats no transfer.
  isHarmless: ({ root }) => root !== undefined,
}

/**
 * Returns the calls of `sendToken` on this page that wait for the wallet or have sent, by transfer
 * id.
 */
export const getSendRuns = createSlot((): Runs<SendTokenReturnType> => new Map())

/**
 * Returns whether this page has prompted the wallet for a transfer and the wallet has not returned
 * an error.
 */
export function isAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSendRuns(kit).has(id)
}

/**
 * Gives up a stored transfer after the user has checked its outcome, so that the user can send
 * again. A transfer that the wallet has not answered stays stored as `unknown`; a second call
 * removes it.
 */
export async function forgetSend(
  kit: Kit,
  request: Pick<SendRequest, 'id' | 'caipNetworkId'>,
): Promise<void> {
  await forgetRequest(kit, sendOutbox, request)
}
