/** How one key of the browser's storage reads and writes. */
export type StoredValue<value> = {
  readonly key: string
  /** Returns `undefined` for text that is not a valid value. Never throws. */
  readonly parse: (text: string) => value | undefined
  readonly format: (value: value) => string
  /** Text of a newer version of the app: read as the default, never overwritten. */
  readonly isNewer?: (text: string) => boolean
}

/** The three methods of `Storage` that are used; each may throw. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The one way to the browser's storage: never throws, falls back to memory, sets bad text aside (S-100). */
export type BrowserStorage = {
  readonly read: <value>(definition: StoredValue<value>) => value | undefined
  readonly write: <value>(definition: StoredValue<value>, value: value) => void
  readonly remove: (key: string) => void
}

export type CreateBrowserStorageParameters = {
  /** Reads the area on each use: the getter itself throws where storage is blocked. */
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

/** Storage may be blocked or full; both are ordinary here. */
function attempt<result>(use: () => result): result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
