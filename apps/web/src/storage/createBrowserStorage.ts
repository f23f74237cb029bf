/** Defines how one storage key is read and written. */
export type StoredValue<value> = {
  readonly key: string
  /** Returns `undefined` for text that is not a valid value. Never throws. */
  readonly parse: (text: string) => value | undefined
  readonly format: (value: value) => string
  /**
   * Detects text of a newer app version. Such text reads as the default and is never overwritten.
   */
  readonly isNewer?: (text: string) => boolean
}

/** The used methods of `Storage`. Each may throw. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * All access to the browser's storage. Never throws: falls back to memory, and sets invalid text
 * aside (S-100).
 */
export type BrowserStorage = {
  readonly read: <value>(definition: StoredValue<value>) => value | undefined
  readonly write: <value>(definition: StoredValue<value>, value: value) => void
  readonly remove: (key: string) => void
}

export type CreateBrowserStorageParameters = {
  /**
   * Returns the storage area. Called on each use, because the getter itself throws if storage is
   * blocked.
   */
  readonly getArea: () => StorageArea
  /** Called when a value could only be stored in memory. */
  readonly onFallback?: (key: string) => void
}

const quarantineLimit = 4096

/** Creates the storage of one page. */
export function createBrowserStorage(parameters: CreateBrowserStorageParameters): BrowserStorage {
  const { getArea, onFallback } = parameters
  const memory = new Map<string, string>()

  const readText = (key: string) => {
    const kept = memory.get(key)
    return kept ?? attempt(() => getArea().getItem(key)) ?? undefined
  }
  const setAside = (key: string, text: string) =>
    attempt(() => {
      getArea().setItem(`${key}:bad`, text.slice(0, quarantineLimit))
      getArea().removeItem(key)
    })

  return {
    read(definition) {
      const text = readText(definition.key)
      if (text === undefined || definition.isNewer?.(text)) return undefined
      const value = definition.parse(text)
      if (value === undefined) setAside(definition.key, text)
      return value
    },
    write(definition, value) {
      const { key } = definition
      const current = readText(key)
      const text = definition.format(value)
      if (current !== undefined && definition.isNewer?.(current)) {
        memory.set(key, text)
        return
      }
      const written = attempt(() => {
        getArea().setItem(key, text)
        return true
      })
      if (written) memory.delete(key)
      else {
        memory.set(key, text)
        onFallback?.(key)
      }
    },
    remove(key) {
      memory.delete(key)
      attempt(() => getArea().removeItem(key))
    },
  }
}

/** Storage may be blocked or full. Both are normal conditions here. */
function attempt<result>(use: () => result): result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
