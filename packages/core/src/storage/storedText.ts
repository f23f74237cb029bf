import type { StorageKey } from './defineStorageKey.ts'

/** Result of decoding a stored text. `newer`: a later version of the schema wrote it. */
export type Decoded<value> =
  | { readonly type: 'value'; readonly value: value }
  | { readonly type: 'newer' }
  | { readonly type: 'invalid' }

/** Decodes a stored text with the schema of its key. Never throws. */
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

/**
 * Encodes a value in the format of its key: raw for the public wire, with a version for first-party
 * keys.
 */
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
