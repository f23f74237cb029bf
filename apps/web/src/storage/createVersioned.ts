import type { StoredValue } from './createBrowserStorage.ts'

export type VersionedOptions<value> = {
  readonly key: string
  /**
   * Schema version of the stored value. Increase it when the schema changes, because values of
   * other versions are ignored.
   */
  readonly version: number
  readonly isValue: (value: unknown) => value is value
}

/** Describes a storage key of the product: JSON with a version number (S-100). */
export function createVersioned<value>(options: VersionedOptions<value>): StoredValue<value> {
  const { key, version, isValue } = options
  return {
    key,
    parse(text) {
      const stored = readVersioned(text)
      return stored?.v === version && isValue(stored.value) ? stored.value : undefined
    },
    format: (value) => JSON.stringify({ v: version, value }),
    isNewer: (text) => (readVersioned(text)?.v ?? 0) > version,
  }
}

function readVersioned(text: string): { v: number; value: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    if (!('v' in parsed) || typeof parsed.v !== 'number' || !('value' in parsed)) return undefined
    return { v: parsed.v, value: parsed.value }
  } catch {
    return undefined
  }
}
