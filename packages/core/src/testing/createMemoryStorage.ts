import type { StoragePort } from '../storage/StoragePort.ts'

export type MemoryStorage = StoragePort & {
  /** What is stored, to look at in a test. */
  readonly entries: () => Readonly<Record<string, string>>
}

/** Makes a storage in memory, filled with `initial`. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    entries: () => Object.fromEntries(items),
  }
}
