import type { Approvals } from './approvals.ts'
import type { WalletContext } from './WalletContext.ts'

export type Presence = {
  /** Expects the window that a page opened. If none appears in time, drops the request. */
  readonly expectWindow: (id: string) => void
  /** Adds a window that shows this request. Returns a function that removes the window. */
  readonly addWindow: (id: string) => () => void
  /** Handles a page's lost event stream. */
  readonly lostTab: (tab: string) => void
}

/**
 * Drops requests that the user can no longer answer: their window was closed, or their page is
 * gone.
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
