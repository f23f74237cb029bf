/**
 * Describes how the value of one storage key is read and written. Every item that the app stores
 * has such a description.
 */
export type StoredValue<value> = {
  readonly key: string
  /**
   * Parses the stored text. Returns `undefined` for text that is not a valid value. Never throws.
   */
  readonly parse: (text: string) => value | undefined
  readonly format: (value: value) => string
  /**
   * Recognizes text that a newer version of the app has written. Such text reads as the default and
   * is never overwritten.
   */
  readonly isNewer?: (text: string) => boolean
}

/** The methods of `Storage` that this app uses. Each may throw. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The app's only access to the browser's storage. Never throws: falls back to memory, and moves
 * invalid text to another key (S-100).
 */
export type BrowserStorage = {
  readonly read: <value>(definition: StoredValue<value>) => value | undefined
  readonly write: <value>(definition: StoredValue<value>, value: value) => void
  readonly remove: (key: string) => void
}

export type CreateBrowserStorageParameters = {
  /**
   * Returns the storage area. Called on each use, because accessing it throws if storage is
   * blocked.
   */
  readonly getArea: () => StorageArea
  /** Called if a value could not be written to the storage area and is held in memory only. */
  readonly onFallback?: (key: string) => void
}

const quarantineLimit = 4096

/** Creates the access to the browser's storage for one page. */
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

/**
 * Runs a storage operation and returns `undefined` if it throws. Storage can be blocked or full at
 * any time.
 */
function attempt<result>(use: () => result): result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
