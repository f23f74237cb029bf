import { refreshBalances } from '../account/refreshBalances.ts'
import type { Kit } from '../kit/Kit.ts'
import { showToast } from '../state/showToast.ts'
import { showArrived } from '../tabs/pendingToasts.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import { failedToast, toSentToast } from './sendToasts.ts'
import { type Sent, waitInChain } from './waitInChain.ts'

/** Waits until what was sent is in the chain: then it is over, and balances are read again. */
export async function followSent(
  kit: Kit,
  sent: Sent & Pick<SendRequest, 'id' | 'amount' | 'symbol'>,
): Promise<void> {
  refreshBalances(kit, sent.caipNetworkId)
  const end = await waitInChain(kit, sent)
  // Not there in time: it stays noted.
  if (end === 'late') return
  if (end === 'failed') showToast(kit, failedToast)
  else showArrived(kit, sent.id, toSentToast(sent))
  sendRequests.drop(kit, sent)
  getSendStore(kit).setState({ requests: readOwnRequests(kit) })
  refreshBalances(kit, sent.caipNetworkId)
}
