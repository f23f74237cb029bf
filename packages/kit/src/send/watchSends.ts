import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { refreshSends } from './refreshSends.ts'
import type { SendRequest } from './SendRequest.ts'
import { toSendingToast } from './sendToasts.ts'
import { getGroupId, toSentGroups } from './sentGroups.ts'
import { watchRequests } from './watchRequests.ts'

/** Of what was sent for one place in the chain the last stands for all; that it is cancelled is told when it is. */
function toToast(kit: Kit, request: SendRequest) {
  const groups = toSentGroups(readOwnRequests(kit))
  const group = groups.find(({ id }) => id === getGroupId(request))
  const isLatest = !group || group.latest.id === request.id
  return isLatest && request.act !== 'cancel' ? toSendingToast(request) : undefined
}

const getWatching = createSlot(() => ({ watched: false }))

/** Shows what has been sent and is on its way, from now on (see `watchRequests`). Called again it changes nothing. */
export function watchSends(kit: Kit): void {
  const watching = getWatching(kit)
  if (watching.watched) return
  watching.watched = true
  watchRequests(kit, {
    source: 'send',
    store: getSendStore(kit),
    toToast: (request) => toToast(kit, request),
    refresh: () => refreshSends(kit),
  })
}
