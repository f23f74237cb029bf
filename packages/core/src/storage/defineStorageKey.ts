/** Enough of a key to find it. */
export type StorageKeyName = {
  readonly name: string
  /** False on a key whose exact name others rely on: a second kit on the page shares it. */
  readonly prefixed?: boolean
}

/** What the browser storage holds under one key, and what stands in for it. */
export type StorageKey<value> = StorageKeyName & {
  /** Read where nothing, or nothing valid, is stored. */
  readonly fallback: value
  /**
   * Answers the value, or `undefined` for what is not valid; it may also throw. Gets text where `format` is
   * `'text'`, else parsed JSON. `version` is that of what was stored: an older one can be upgraded here.
   */
  readonly parse: (raw: unknown, version: number | undefined) => value | undefined
  /** `'json'` where absent. */
  readonly format?: 'json' | 'text'
  /** How a value of a text key is written, e.g. as comma list; `String(value)` where absent. */
  readonly toText?: (value: value) => string
  /** Keys of our own: counts up with the schema. Absent on keys of the public wire, which stay raw (S-100). */
  readonly version?: number
  /** False where what is stored could hold a secret: then invalid content is dropped, not moved aside. */
  readonly quarantined?: boolean
}

/** Names a storage key with its schema and default; the only way to storage is through one (S-100). */
export function defineStorageKey<value>(key: StorageKey<value>): StorageKey<value> {
  return key
}
