import { BaseError, type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'
import { showToast } from '../state/showToast.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { dropRequest } from './SendRequest.ts'

const failedText = 'Your transaction failed'

export type Sent = {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  readonly hash: string
}

/** What an account has on the network is read again. */
function refreshBalances(kit: Kit, { caipNetworkId }: Sent): void {
  const client = getQueryClient(kit)
  for (const name of ['nativeBalance', 'tokenBalance']) {
    // A read that fails shows where it is shown.
    client.invalidateQueries({ queryKey: [name, caipNetworkId] }).catch(() => undefined)
  }
}

/** The chain has spoken, and it is not that nobody answered. */
const isFailure = (error: unknown) =>
  error instanceof BaseError && /^transaction_(?:reverted|failed|replaced)$/.test(error.code)

/** Waits until what was sent is in the chain: then it is over, and balances are read again. */
export async function waitForSent(kit: Kit, sent: Sent): Promise<void> {
  const { caipNetworkId, hash } = sent
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  try {
    await getWallet(kit, { namespace })?.features.send?.waitFor({ caipNetworkId, id: hash })
  } catch (error) {
    // Not there in time: it may still come, and stays noted.
    if (!isFailure(error)) return
    showToast(kit, { message: failedText, variant: 'error' })
  }
  dropRequest(kit, sent)
  getSendStore(kit).setState({ requests: readOwnRequests(kit) })
  refreshBalances(kit, sent)
}

/** The same without anybody waiting for it. */
export function followSent(kit: Kit, sent: Sent): void {
  refreshBalances(kit, sent)
  waitForSent(kit, sent).catch(() => undefined) // The wallet is gone; what was sent stays noted.
}
