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
  /**
   * Writes a value that is worthless unless it survives a reload. Returns whether the browser stored
   * it; if not, nothing has changed.
   */
  readonly writeKept: <value>(definition: StoredValue<value>, value: value) => boolean
  readonly remove: (key: string) => void
  /**
   * Returns whether the last value written under a key survives a reload. False if the browser did
   * not store it, because its storage is full or blocked, and the value is only in memory.
   */
  readonly isKept: (key: string) => boolean
}

export type CreateBrowserStorageParameters = {
  /**
   * Returns the storage area. Called on each use, because accessing it throws if storage is
   * blocked.
   */
  readonly getArea: () => StorageArea
}

const quarantineLimit = 4096

/** Creates the access to the browser's storage for one page. */
export function createBrowserStorage(parameters: CreateBrowserStorageParameters): BrowserStorage {
  const { getArea } = parameters
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

  const store = (key: string, text: string) =>
    attempt(() => {
      getArea().setItem(key, text)
      return true
    })

  const writeKept: BrowserStorage['writeKept'] = (definition, value) => {
    const { key } = definition
    const current = readText(key)
    if (current !== undefined && definition.isNewer?.(current)) return false
    const isStored = store(key, definition.format(value)) ?? false
    if (isStored) memory.delete(key)
    return isStored
  }

  return {
    read(definition) {
      const text = readText(definition.key)
      if (text === undefined || definition.isNewer?.(text)) return undefined
      const value = definition.parse(text)
      if (value === undefined) setAside(definition.key, text)
      return value
    },
    write(definition, value) {
      if (!writeKept(definition, value)) memory.set(definition.key, definition.format(value))
    },
    writeKept,
    remove(key) {
      memory.delete(key)
      attempt(() => getArea().removeItem(key))
    },
    isKept: (key) => !memory.has(key),
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
