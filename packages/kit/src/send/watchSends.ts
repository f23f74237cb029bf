import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getSendStore } from './getSendStore.ts'
import { refreshSends } from './refreshSends.ts'
import { toSendingToast } from './sendToasts.ts'
import { watchRequests } from './watchRequests.ts'

const getWatching = createSlot(() => ({ watched: false }))

/** Shows what has been sent and is on its way, from now on (see `watchRequests`). Called again it changes nothing. */
export function watchSends(kit: Kit): void {
  const watching = getWatching(kit)
  if (watching.watched) return
  watching.watched = true
  watchRequests(kit, {
    source: 'send',
    store: getSendStore(kit),
    toToast: toSendingToast,
    refresh: () => refreshSends(kit),
  })
}
