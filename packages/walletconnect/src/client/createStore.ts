import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'

/** What the protocol's client wants of a storage. */
export type ClientStore = {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <value = unknown>() => Promise<[string, value][]>
  readonly getItem: <value = unknown>(key: string) => Promise<value | undefined>
  readonly setItem: <value = unknown>(key: string, item: value) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
}

/** Keeps entries until the page is left. */
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

/** The browser's storage; memory where there is none or it is blocked. */
export function findStorage(): WalletConnectStorage {
  try {
    return globalThis.localStorage ?? createMemoryStorage()
  } catch {
    return createMemoryStorage()
  }
}

// The client turns long numbers of a peer into bigint, which JSON does not know.
const toText = (item: unknown) =>
  JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

/** Broken text counts as absent: the client then starts anew instead of failing for good. */
export function readJson(storage: WalletConnectStorage, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Puts text storage into the form of the protocol's client. A write that fails (full, blocked) is lost, not thrown. */
export function createStore(storage: WalletConnectStorage): ClientStore {
  const listKeys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key) => key !== null,
    )
  // The client names the type it expects; what is there is what it wrote.
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
