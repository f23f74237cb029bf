import type { Kit } from '../kit/Kit.ts'
import { failedToast } from '../outbox/failedToast.ts'
import { followRequest, refreshRequests } from '../outbox/followRequest.ts'
import type { Sent } from '../outbox/requestWallet.ts'
import { watchRequests } from '../outbox/watchRequests.ts'
import { showToast } from '../state/showToast.ts'
import { showArrived } from '../tabs/pendingToasts.ts'
import type { SwapRequest } from './SwapRequest.ts'
import { swapOutbox } from './swapOutbox.ts'
import { toSwappedToast, toSwappingToast } from './swapToasts.ts'

/** Waits for a sent swap or approval whose page has been closed, and shows the outcome. */
async function follow(kit: Kit, sent: Sent<SwapRequest>): Promise<void> {
  await followRequest(kit, swapOutbox, {
    sent,
    report: (end) => {
      if (end === 'done') showArrived(kit, sent.id, toSwappedToast(sent))
      else showToast(kit, failedToast)
      return [sent]
    },
  })
}

/** Reads the stored swaps again, and follows the sent ones that this page does not wait for yet. */
export function refreshSwaps(kit: Kit): void {
  refreshRequests(kit, swapOutbox, (sent) => follow(kit, sent))
}

/** Shows pending swaps from now on (see `watchRequests`). A second call changes nothing. */
export function watchSwaps(kit: Kit): void {
  watchRequests(kit, swapOutbox, { toToast: toSwappingToast, refresh: () => refreshSwaps(kit) })
}
