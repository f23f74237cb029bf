import type { Kit } from '../kit/Kit.ts'
import { refreshRequests } from '../outbox/followRequest.ts'
import { readOwnRequests } from '../outbox/readOwnRequests.ts'
import { watchRequests } from '../outbox/watchRequests.ts'
import { followSend } from './followSend.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import { sendOutbox } from './sendOutbox.ts'
import { toSendingToast } from './sendToasts.ts'
import { getGroupId, toSentGroups } from './toSentGroups.ts'

/**
 * Returns the toast of a pending transfer. Of several transactions with the same nonce, the latest
 * shows the toast. A pending cancellation shows none.
 */
function toToast(kit: Kit, request: SendRequest) {
  const groups = toSentGroups(readOwnRequests(kit, sendRequests))
  const group = groups.find(({ id }) => id === getGroupId(request))
  const isLatest = !group || group.latest.id === request.id
  return isLatest && request.act !== 'cancel' ? toSendingToast(kit, request) : undefined
}

/**
 * Reads the stored transfers again, and follows the sent ones that this page does not wait for yet.
 */
export function refreshSends(kit: Kit): void {
  refreshRequests(kit, sendOutbox, (sent) => followSend(kit, sent))
}

/** Shows pending transfers from now on (see `watchRequests`). A second call changes nothing. */
export function watchSends(kit: Kit): void {
  watchRequests(kit, sendOutbox, {
    toToast: (request) => toToast(kit, request),
    refresh: () => refreshSends(kit),
  })
}
