import type { TabChannel } from '../kit/ports.ts'

/**
 * Creates a channel between tabs over storage events, for browsers without BroadcastChannel
 * (S-135). Messages do not stay stored.
 *
 * @param key - Storage key of the messages. Other code must not use it.
 * @returns A channel whose listeners receive `undefined` for text that is not JSON. Listeners
 * validate the message.
 */
export function openStorageChannel(key: string): TabChannel {
  return {
    post: (message) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(message))
        window.localStorage.removeItem(key)
      } catch {
        // If storage is full or blocked, the other tabs miss this message. The sender continues.
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
