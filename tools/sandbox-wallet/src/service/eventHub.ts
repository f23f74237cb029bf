import type { PageEvent } from '../wire/wire.ts'

type Tab = {
  readonly instance: string
  readonly origin: string
  readonly tab: string
  readonly send: (event: PageEvent) => void
}

export type EventHub = {
  readonly add: (tab: Tab) => () => void
  readonly has: (tab: string) => boolean
  readonly publish: (matches: (tab: Tab) => boolean, toEvent: (tab: Tab) => PageEvent) => void
}

/** Creates the hub that sends events to the open pages of each wallet. */
export function createEventHub(): EventHub {
  const tabs = new Set<Tab>()
  return {
    add: (tab) => {
      tabs.add(tab)
      return () => tabs.delete(tab)
    },
    has: (id) => [...tabs].some((tab) => tab.tab === id),
    publish: (matches, toEvent) => {
      for (const tab of tabs) if (matches(tab)) tab.send(toEvent(tab))
    },
  }
}
