import { pendingPollMs } from '@latchkey/core'
import { pendingBatchLimit } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer, stopTimer } from '../kit/startTimer.ts'
import type { PendingToast } from '../kit/ToastsState.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import type { OpenRequest } from '../storage/openRequests.ts'
import { setPending } from '../tabs/pendingToasts.ts'
import { tellTabs } from '../tabs/tellTabs.ts'
import { isWaitedFor } from './waitInChain.ts'

type Requests<request> = { readonly requests: readonly request[] }

export type WatchedRequests<request extends OpenRequest> = {
  readonly source: PendingToast['source']
  readonly store: {
    readonly getState: () => Requests<request>
    readonly subscribe: (
      listener: (state: Requests<request>, before: Requests<request>) => void,
    ) => void
  }
  /** What says that it is on its way; absent: the page it was begun on says so. */
  readonly toToast: (request: request) => Omit<PendingToast, 'source' | 'id'> | undefined
  /** Reads them again, and waits again for what has been sent and is not waited for. */
  readonly refresh: () => void
}

/** What another tab knows to be over stays until this one has heard how it ended, and can say so. */
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
 * Shows toasts for what has been sent and is not in the chain, as long as the kit lives, and tells the other tabs of every
 * change. What is late is looked for every 30 s while somebody sees the page, 99 times at most; afterwards it stays noted
 * on the page of its form.
 */
export function watchRequests<request extends OpenRequest>(
  kit: Kit,
  { source, store, toToast, refresh }: WatchedRequests<request>,
): void {
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
      tellTabs(kit, { type: 'pending' })
    }
    show()
  })
  show()
}
