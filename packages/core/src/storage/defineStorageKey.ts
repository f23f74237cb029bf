/** The fields that determine the name of a stored item. */
export type StorageKeyName = {
  readonly name: string
  /**
   * Whether the name of the stored item starts with the kit's prefix. False if other software
   * relies on the exact name; all kits on a page then share the item.
   */
  readonly prefixed?: boolean
}

/** Name, schema and default of a stored value. */
export type StorageKey<value> = StorageKeyName & {
  /** Value that is returned if no valid value is stored. */
  readonly fallback: value
  /**
   * Parses the stored content. Returns the value, or `undefined` if the content is invalid; it may
   * also throw. It gets text if `format` is `'text'`, otherwise parsed JSON. `version` is the
   * version of the stored content, so that older content can be upgraded.
   */
  readonly parse: (raw: unknown, version: number | undefined) => value | undefined
  /** Format of the stored content: JSON, or the text itself. Default: `'json'`. */
  readonly format?: 'json' | 'text'
  /**
   * Converts a value of a text key to text, e.g. a comma-separated list. Default: `String(value)`.
   */
  readonly toText?: (value: value) => string
  /**
   * Version of the schema. Absent for keys that the public wire defines, which have no version
   * (S-100).
   */
  readonly version?: number
  /**
   * False if the content might contain a secret. Invalid content is then deleted instead of moved
   * to another key.
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
