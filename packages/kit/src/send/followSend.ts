import { parseCaipNetworkId } from '@latchkey/core'
import { refreshAccount } from '../account/refreshAccount.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { failedToast } from '../outbox/failedToast.ts'
import { followRequest } from '../outbox/followRequest.ts'
import type { TransactionEnd } from '../outbox/waitForTransaction.ts'
import { type ShowToastParameters, showToast } from '../state/showToast.ts'
import { showArrived } from '../tabs/pendingToasts.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import { sendOutbox } from './sendOutbox.ts'
import {
  cancelledToast,
  expiredToast,
  replacedToast,
  tooLateToast,
  toSentToast,
} from './sendToasts.ts'
import { getGroupId, type SentRequest, toSentGroups } from './toSentGroups.ts'

type Ended = Exclude<TransactionEnd, 'late'>

/** Returns the hashes of transactions that were replaced by another one with the same nonce. */
const getReplaced = createSlot(() => new Set<string>())

/** Returns the mined request of each group of requests with the same nonce, by group id. */
const getOutcomes = createSlot(() => new Map<string, SentRequest>())

/** Returns the transaction that replaced a dropped one (same nonce): mined if there is one, else the pending one. */
export function findSuccessor(
  kit: Kit,
  lost: Pick<SentRequest, 'id' | 'caipNetworkId' | 'hash'>,
): SentRequest | undefined {
  const outcome = getOutcomes(kit).get(lost.id)
  if (outcome) return outcome
  const { latest } = toSentGroups(readGroup(kit, lost))[0] ?? {}
  return latest?.hash === lost.hash ? undefined : latest
}

/**
 * Reads all stored requests with the same nonce as a transfer, even if another account is active.
 */
function readGroup(
  kit: Kit,
  sent: Pick<SendRequest, 'id' | 'root' | 'caipNetworkId'>,
): readonly SendRequest[] {
  const { namespace } = parseCaipNetworkId(sent.caipNetworkId)
  return sendRequests
    .read(kit, namespace)
    .filter((request) => getGroupId(request) === getGroupId(sent))
}

/** Returns the toast for a transfer that failed or was replaced, or `undefined` if it succeeded. */
function getEndToast(
  end: Ended,
  { act }: SentRequest,
  group: readonly SendRequest[],
): ShowToastParameters | undefined {
  if (end === 'failed') return failedToast
  if (end === 'expired') return expiredToast
  if (end === 'replaced') return replacedToast
  if (act === 'cancel') return cancelledToast
  return group.some((request) => request.act === 'cancel') ? tooLateToast : undefined
}

/**
 * Returns whether an outcome is the one to report for all requests with the same nonce. A replaced
 * transaction reports none, because its replacement does.
 */
function isFinal(kit: Kit, end: Ended, group: readonly SendRequest[]): boolean {
  if (end !== 'replaced') return true
  const replaced = getReplaced(kit)
  return group.every(({ hash }) => hash === undefined || replaced.has(hash))
}

/**
 * Shows the toast for the outcome of a transfer. If the transfer is a replacement and another tab
 * has already handled it, shows none.
 */
function showEnd(
  kit: Kit,
  end: Ended,
  { sent, group }: { readonly sent: SentRequest; readonly group: readonly SendRequest[] },
): void {
  const toast = getEndToast(end, sent, group)
  if (!toast) for (const { id } of [sent, ...group]) showArrived(kit, id, toSentToast(kit, sent))
  else if (group.length > 0 || end !== 'replaced') showToast(kit, toast)
}

/**
 * Reports the outcome of a transfer.
 *
 * @returns All requests with the same nonce, because they are finished together.
 */
function report(kit: Kit, sent: SentRequest, end: Ended): readonly SendRequest[] | undefined {
  if (end === 'replaced') getReplaced(kit).add(sent.hash)
  const group = readGroup(kit, sent)
  if (!isFinal(kit, end, group)) return undefined
  if (end !== 'replaced') getOutcomes(kit).set(getGroupId(sent), sent)
  showEnd(kit, end, { sent, group })
  return group
}

/** Follows a sent transfer, or the transaction that replaces it, until one is mined. */
export async function followSend(kit: Kit, sent: SentRequest): Promise<void> {
  refreshAccount(kit, sent.caipNetworkId)
  await followRequest(kit, sendOutbox, { sent, report: (end) => report(kit, sent, end) })
}
