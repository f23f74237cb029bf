import type { Approvals } from './approvals.ts'
import type { WalletContext } from './WalletContext.ts'

export type Presence = {
  /** The page said it opened a window; if none shows up, it was closed at once. */
  readonly expectWindow: (id: string) => void
  /** A window shows this request. Call the result when it is gone. */
  readonly addWindow: (id: string) => () => void
  /** A page lost its event stream. */
  readonly lostTab: (tab: string) => void
}

/** Ends requests nobody can answer any more: their window was closed, or their page is gone. */
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
