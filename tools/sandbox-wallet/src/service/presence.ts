import type { Approvals } from './approvals.ts'
import type { WalletContext } from './WalletContext.ts'

export type Presence = {
  /**
   * Called when a page has opened an approval window for a request. Drops the request if the window
   * does not appear in time.
   */
  readonly expectWindow: (id: string) => void
  /**
   * Records that an approval window shows a request. Returns a function to call when the window has
   * closed.
   */
  readonly addWindow: (id: string) => () => void
  /**
   * Called when the event stream of a page has ended. Drops the page's requests unless the page
   * returns.
   */
  readonly lostTab: (tab: string) => void
}

/**
 * Creates the watcher of pages and approval windows. It drops requests that the user cannot answer
 * any more, because their window or page has been closed.
 */
export function createPresence(context: WalletContext, approvals: Approvals): Presence {
  const { timings, hub, schedule, store } = context
  const windows = new Map<string, number>()

  const dropUnseen = (id: string) => {
    if (!windows.get(id)) approvals.drop(id)
  }
  const presence: Presence = {
    expectWindow: (id) => {
      approvals.watch(
        id,
        schedule(timings.windowOpensMs, () => dropUnseen(id)),
      )
    },
    addWindow: (id) => {
      windows.set(id, (windows.get(id) ?? 0) + 1)
      return () => {
        windows.set(id, (windows.get(id) ?? 1) - 1)
        schedule(timings.windowGraceMs, () => dropUnseen(id))
      }
    },
    lostTab: (tab) => {
      schedule(timings.tabGraceMs, () => {
        if (hub.has(tab)) return
        const requests = store.list().flatMap((instance) => instance.pending)
        for (const request of requests) if (request.tab === tab) approvals.drop(request.id)
      })
    },
  }
  for (const request of store.list().flatMap((instance) => instance.pending))
    if (request.surface === 'window') presence.expectWindow(request.id)
  return presence
}
