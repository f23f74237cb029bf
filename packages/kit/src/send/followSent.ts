import { parseCaipNetworkId } from '@latchkey/core'
import { refreshAccount } from '../account/refreshAccount.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { type ShowToastParameters, showToast } from '../state/showToast.ts'
import { showArrived } from '../tabs/pendingToasts.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import { showRequests } from './sendings.ts'
import {
  cancelledToast,
  failedToast,
  replacedToast,
  tooLateToast,
  toSentToast,
} from './sendToasts.ts'
import { getGroupId, type SentRequest, toSentGroups } from './sentGroups.ts'
import { type ChainEnd, ceaseWaiting, waitInChain } from './waitInChain.ts'

/** Hashes whose place something else has taken. */
const getReplaced = createSlot(() => new Set<string>())

/** What came to be in the chain of things that were sent for one place, by the id of the first. */
const getOutcomes = createSlot(() => new Map<string, SentRequest>())

/** Finds what has the place in the chain of something that lost it: what came to be there, or is on its way. */
export function findSuccessor(
  kit: Kit,
  lost: Pick<SentRequest, 'id' | 'caipNetworkId' | 'hash'>,
): SentRequest | undefined {
  const outcome = getOutcomes(kit).get(lost.id)
  if (outcome) return outcome
  const { latest } = toSentGroups(readGroup(kit, lost))[0] ?? {}
  return latest?.hash === lost.hash ? undefined : latest
}

/** All that is noted for the same place in the chain, whatever account is in use by now. */
function readGroup(
  kit: Kit,
  sent: Pick<SendRequest, 'id' | 'root' | 'caipNetworkId'>,
): readonly SendRequest[] {
  const { namespace } = parseCaipNetworkId(sent.caipNetworkId)
  return sendRequests
    .read(kit, namespace)
    .filter((request) => getGroupId(request) === getGroupId(sent))
}

/** What a person is told of an end that is not as they wanted it; nothing where it is. */
function getEndToast(
  end: ChainEnd,
  { act }: SentRequest,
  group: readonly SendRequest[],
): ShowToastParameters | undefined {
  if (end === 'failed') return failedToast
  if (end === 'replaced') return replacedToast
  if (act === 'cancel') return cancelledToast
  return group.some((request) => request.act === 'cancel') ? tooLateToast : undefined
}

/** Where one took the place of another, the other has lost it: the one tells how it ended. */
function isOver(kit: Kit, end: ChainEnd, group: readonly SendRequest[]): boolean {
  if (end !== 'replaced') return true
  const replaced = getReplaced(kit)
  return group.every(({ hash }) => hash === undefined || replaced.has(hash))
}

/** Tells how it ended. Another tab may have taken it from what is noted: what has lost its place there is no news. */
function tellEnd(
  kit: Kit,
  end: ChainEnd,
  { sent, group }: { readonly sent: SentRequest; readonly group: readonly SendRequest[] },
): void {
  const toast = getEndToast(end, sent, group)
  if (!toast) for (const { id } of [sent, ...group]) showArrived(kit, id, toSentToast(sent))
  else if (group.length > 0 || end !== 'replaced') showToast(kit, toast)
}

/**
 * Waits until what was sent, or what took its place, is in the chain: then it is over for both, and the account is read again.
 */
export async function followSent(kit: Kit, sent: SentRequest): Promise<void> {
  const { caipNetworkId } = sent
  refreshAccount(kit, caipNetworkId)
  const end = await waitInChain(kit, sent)
  // Not there in time: it stays noted.
  if (end === 'late') return
  if (end === 'replaced') getReplaced(kit).add(sent.hash)
  const group = readGroup(kit, sent)
  if (!isOver(kit, end, group)) return
  if (end !== 'replaced') getOutcomes(kit).set(getGroupId(sent), sent)
  tellEnd(kit, end, { sent, group })
  for (const request of group) {
    sendRequests.drop(kit, request)
    if (request.hash !== undefined) ceaseWaiting(kit, request.hash)
  }
  showRequests(kit)
  refreshAccount(kit, caipNetworkId)
}
