/** The fields of a key that determine its name. */
export type StorageKeyName = {
  readonly name: string
  /**
   * False if other software relies on the exact name. Several kits on a page then share the key.
   */
  readonly prefixed?: boolean
}

/** Schema and default of a stored value. */
export type StorageKey<value> = StorageKeyName & {
  /** Default, returned if no valid value is stored. */
  readonly fallback: value
  /**
   * Returns the value, or `undefined` for invalid content; may also throw. Receives text if
   * `format` is `'text'`, otherwise parsed JSON. `version` is that of the stored content, so that
   * the function can upgrade older content.
   */
  readonly parse: (raw: unknown, version: number | undefined) => value | undefined
  /** Default: `'json'`. */
  readonly format?: 'json' | 'text'
  /**
   * Converts a value of a text key to text, e.g. a comma-separated list. Default: `String(value)`.
   */
  readonly toText?: (value: value) => string
  /**
   * Schema version of a first-party key, counted upwards. Absent on keys of the public wire, which
   * have no version (S-100).
   */
  readonly version?: number
  /**
   * False if the content could hold a secret. Invalid content is then dropped instead of moved
   * aside.
   */
  readonly quarantined?: boolean
}

/**
 * Defines a storage key with its schema and default. Storage is accessible only through such keys
 * (S-100).
 */
export function defineStorageKey<value>(key: StorageKey<value>): StorageKey<value> {
  return key
}
