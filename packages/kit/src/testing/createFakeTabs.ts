import type { Ports, TabChannel } from '../kit/ports.ts'

/**
 * Fake message channels between browser tabs of one origin. Pass `openChannel` to each kit of a
 * test, so that the kits behave like kits in several tabs.
 */
export type FakeTabs = {
  readonly openChannel: Ports['openChannel']
  /** All messages that the kits of the test have posted so far. */
  readonly messages: readonly unknown[]
  /** Delivers a message as if another tab had posted it. The message may be malformed. */
  readonly say: (message: unknown) => void
}

/**
 * Creates the fake channels between tabs. They deliver messages synchronously as structured clones.
 */
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
