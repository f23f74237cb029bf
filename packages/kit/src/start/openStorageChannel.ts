import type { TabChannel } from '../kit/ports.ts'

/**
 * Messages between tabs by the storage event, where a browser has no BroadcastChannel (S-135). Nothing stays stored.
 *
 * @param key - The entry they are written to; nothing else may use it.
 * @returns Its listeners get `undefined` for what is no JSON, and check the form themselves.
 */
export function openStorageChannel(key: string): TabChannel {
  return {
    post: (message) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(message))
        window.localStorage.removeItem(key)
      } catch {
        // Full or blocked: the other tabs miss this, and nothing here fails for it.
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return
        listener(parseQuietly(event.newValue))
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
