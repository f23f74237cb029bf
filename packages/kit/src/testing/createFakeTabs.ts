import type { Ports, TabChannel } from '../kit/ports.ts'

/** Channels of tabs that share an origin; give one to each kit of a test. */
export type FakeTabs = {
  readonly openChannel: Ports['openChannel']
  /** What was said so far. */
  readonly messages: readonly unknown[]
  /** Says something in the name of another tab, well-formed or not. */
  readonly say: (message: unknown) => void
}

/** Creates channels that hand messages over at once, as plain data. */
export function createFakeTabs(): FakeTabs {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const messages: unknown[] = []
  const deliver = (name: string, message: unknown, except?: (message: unknown) => void) => {
    messages.push(message)
    for (const listener of [...(listeners.get(name) ?? [])]) {
      if (listener !== except) listener(structuredClone(message))
    }
  }
  const openChannel = (name: string): TabChannel => {
    let own: ((message: unknown) => void) | undefined
    return {
      post: (message) => deliver(name, message, own),
      subscribe: (listener) => {
        own = listener
        const group = listeners.get(name) ?? new Set()
        listeners.set(name, group.add(listener))
        return () => group.delete(listener)
      },
    }
  }
  return {
    openChannel,
    messages,
    say: (message) => {
      for (const name of listeners.keys()) deliver(name, message)
    },
  }
}
