/**
 * Creates the storage of a WalletConnect client in a test. A second client can use it after the
 * first, to simulate a restart.
 */
export function createMemoryStore() {
  const entries = new Map<string, string>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <value = unknown>() =>
      [...entries].map(([key, text]): [string, value] => [key, JSON.parse(text)]),
    getItem: async <value = unknown>(key: string): Promise<value | undefined> => {
      const text = entries.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    setItem: async (key: string, item: unknown) => {
      entries.set(key, JSON.stringify(item))
    },
    removeItem: async (key: string) => {
      entries.delete(key)
    },
  }
}
export type MemoryStore = ReturnType<typeof createMemoryStore>
