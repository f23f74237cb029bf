import type { StorageKey } from './defineStorageKey.ts'

/** What a stored text turned out to be. */
export type Decoded<value> =
  | { readonly type: 'value'; readonly value: value }
  | { readonly type: 'newer' }
  | { readonly type: 'invalid' }

/** Reads a stored text by its key. Never throws. */
export function decode<value>(key: StorageKey<value>, text: string): Decoded<value> {
  try {
    const { raw, version } = unwrap(key, text)
    if (version !== undefined && version > (key.version ?? 0)) return { type: 'newer' }
    const value = key.parse(raw, version)
    return value === undefined ? { type: 'invalid' } : { type: 'value', value }
  } catch {
    return { type: 'invalid' }
  }
}

/** Writes a value as its key's format has it: raw for the public wire, with a version for our own. */
export function encode<value>(key: StorageKey<value>, value: value): string {
  if (key.format === 'text') return key.toText?.(value) ?? String(value)
  return JSON.stringify(key.version === undefined ? value : { v: key.version, data: value })
}

function unwrap<value>(key: StorageKey<value>, text: string): { raw: unknown; version?: number } {
  if (key.format === 'text') return { raw: text }
  const raw: unknown = JSON.parse(text)
  if (key.version === undefined) return { raw }
  return isEnvelope(raw) ? { raw: raw.data, version: raw.v } : { raw: undefined }
}

function isEnvelope(raw: unknown): raw is { readonly v: number; readonly data: unknown } {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'data' in raw &&
    'v' in raw &&
    Number.isInteger(raw.v)
  )
}
