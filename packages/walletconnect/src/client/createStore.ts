import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'

/** Storage with the interface that the WalletConnect library needs. */
export type ClientStore = {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <value = unknown>() => Promise<[string, value][]>
  readonly getItem: <value = unknown>(key: string) => Promise<value | undefined>
  readonly setItem: <value = unknown>(key: string, item: value) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
}

/** Creates a storage in memory, which is lost when the user leaves the page. */
export function createMemoryStorage(): WalletConnectStorage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
  }
}

/** Returns the browser's storage, or memory if the storage is missing or blocked. */
export function findStorage(): WalletConnectStorage {
  try {
    return globalThis.localStorage ?? createMemoryStorage()
  } catch {
    return createMemoryStorage()
  }
}

// Converts bigints to text, because JSON has no bigint. The client creates bigints from long
// numbers of a peer.
const toText = (item: unknown) =>
  JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

/**
 * Treats invalid JSON as missing, so that the client starts without data instead of failing
 * permanently.
 */
export function readJson(storage: WalletConnectStorage, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Adapts text storage to the storage interface of the WalletConnect library. Ignores a failed write
 * (full, blocked).
 */
export function createStore(storage: WalletConnectStorage): ClientStore {
  const listKeys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key) => key !== null,
    )
  // The client names the expected type; the content is what the client wrote.
  const read = <value>(key: string) => readJson(storage, key) as value | undefined
  return {
    getKeys: async () => listKeys(),
    getEntries: async <value>() =>
      listKeys().flatMap((key): [string, value][] => {
        const item = read<value>(key)
        return item === undefined ? [] : [[key, item]]
      }),
    getItem: async <value>(key: string) => read<value>(key),
    setItem: async (key, item) => {
      try {
        storage.setItem(key, toText(item))
      } catch {
        return
      }
    },
    removeItem: async (key) => {
      try {
        storage.removeItem(key)
      } catch {
        return
      }
    },
  }
}
