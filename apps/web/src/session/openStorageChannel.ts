/** What of a BroadcastChannel is used. */
export type TabLine = {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Carries messages by the storage event, where a browser has no BroadcastChannel (S-135). Nothing stays stored. */
export function openStorageChannel(name: string, window: Window): TabLine {
  const key = `${name}:channel`
  const listeners = new Map<unknown, (event: StorageEvent) => void>()
  return {
    postMessage(message) {
      try {
        window.localStorage.setItem(key, JSON.stringify(message))
        window.localStorage.removeItem(key)
      } catch {
        // Full or blocked: the other tabs miss this, and nothing here fails for it.
      }
    },
    addEventListener(_, listener) {
      const hear = ({ key: changed, newValue }: StorageEvent) => {
        if (changed !== key || newValue === null) return
        listener(new MessageEvent('message', { data: parse(newValue) }))
      }
      listeners.set(listener, hear)
      window.addEventListener('storage', hear)
    },
    removeEventListener(_, listener) {
      const hear = listeners.get(listener)
      if (hear) window.removeEventListener('storage', hear)
      listeners.delete(listener)
    },
  }
}
