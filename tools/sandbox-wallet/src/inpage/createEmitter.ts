type Listener = (value: unknown) => void

/**
 * Creates an event emitter with the methods that wallet providers have, such as `on` and
 * `removeListener`.
 */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add: (event: string, listener: Listener) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    remove: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    emit: (event: string, value: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
  }
}
