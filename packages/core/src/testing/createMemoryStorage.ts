import type { StoragePort } from '../storage/StoragePort.ts'

export type MemoryStorage = StoragePort & {
  /** Returns all stored entries by name, for assertions. */
  readonly entries: () => Readonly<Record<string, string>>
}

/** Creates a storage in memory that contains `initial`. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    entries: () => Object.fromEntries(items),
  }
}
