import { pendingPollMs } from '@latchkey/core'
import { pendingBatchLimit } from '../kit/constants.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer, stopTimer } from '../kit/startTimer.ts'
import type { PendingToast } from '../kit/ToastsState.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { notifyTabs } from '../tabs/notifyTabs.ts'
import { setPending } from '../tabs/pendingToasts.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import type { Outbox } from './Outbox.ts'
import { isWaitedFor } from './waitForTransaction.ts'

export type WatchRequestsParameters<request extends OpenRequest> = {
  /**
   * Returns the toast of a pending request, or `undefined` if a page of the modal already shows the
   * request.
   */
  readonly toToast: (request: request) => Omit<PendingToast, 'source' | 'id'> | undefined
  /** Reads the stored requests again, and follows sent ones that this page does not follow yet. */
  readonly refresh: () => void
}

const getWatched = createSlot(() => new Set<PendingToast['source']>())

/**
 * Adds requests that another tab has removed from storage, until this tab has reported their
 * outcome.
 */
function addWaitedFor<request extends OpenRequest>(
  kit: Kit,
  requests: readonly request[],
  before: readonly request[],
): readonly request[] {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  const isMissed = ({ id, from, hash = '' }: request) =>
    from === address && isWaitedFor(kit, hash) && !requests.some((other) => other.id === id)
  return [...before.filter(isMissed), ...requests]
}

/**
 * Shows toasts for pending requests while the kit runs, and notifies other tabs of changes. Checks
 * late requests every 30 s while the page is visible, at most 99 times. Calling it again has no
 * effect.
 */
export function watchRequests<request extends OpenRequest>(
  kit: Kit,
  { source, getStore }: Outbox<request>,
  { toToast, refresh }: WatchRequestsParameters<request>,
): void {
  if (getWatched(kit).has(source)) return
  getWatched(kit).add(source)
  const store = getStore(kit)
  const purpose = `pending:${source}`
  const { isHidden = () => document.hidden } = kit.ports.page
  let shown: readonly request[] = []
  let checks = 0
  const show = () => {
    shown = addWaitedFor(kit, store.getState().requests, shown)
    const toasts = shown.flatMap((request) => {
      const toast = request.state === 'sent' ? toToast(request) : undefined
      return toast ? [{ id: request.id, ...toast }] : []
    })
    const isFollowed = toasts.length > 0 && checks < pendingBatchLimit
    setPending(kit, source, isFollowed ? toasts : [])
    if (isFollowed) startTimer(kit, { purpose, delayMs: pendingPollMs }, check)
    else stopTimer(kit, purpose)
  }
  const check = () => {
    if (!isHidden()) {
      checks += 1
      refresh()
    }
    show()
  }
  store.subscribe(({ requests }, before) => {
    if (requests === before.requests) return
    if (JSON.stringify(requests) !== JSON.stringify(before.requests)) {
      checks = 0
      notifyTabs(kit, { type: 'pending' })
    }
    show()
  })
  show()
}
