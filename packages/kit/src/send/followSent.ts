import { refreshBalances } from '../account/refreshBalances.ts'
import type { Kit } from '../kit/Kit.ts'
import { showToast } from '../state/showToast.ts'
import { failedToast } from './failedToast.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { sendRequests } from './SendRequest.ts'
import { type Sent, waitInChain } from './waitInChain.ts'

/** Waits until what was sent is in the chain: then it is over, and balances are read again. */
export async function followSent(kit: Kit, sent: Sent & { readonly id: string }): Promise<void> {
  refreshBalances(kit, sent.caipNetworkId)
  const end = await waitInChain(kit, sent)
  // Not there in time: it stays noted.
  if (end === 'late') return
  if (end === 'failed') showToast(kit, failedToast)
  sendRequests.drop(kit, sent)
  getSendStore(kit).setState({ requests: readOwnRequests(kit) })
  refreshBalances(kit, sent.caipNetworkId)
}
