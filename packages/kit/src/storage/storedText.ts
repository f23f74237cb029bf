import type { StoragePort } from '@latchkey/core'

/** The part of a kit that storage needs. */
export type StorageHolder = {
  readonly config: { readonly name?: string | undefined }
  readonly ports: { readonly storage: StoragePort }
  /** Values that storage refused to take. */
  readonly runtime: { readonly memory: Map<string, string | undefined> }
}

function toStorageKey(kit: StorageHolder, key: string): string {
  const { name } = kit.config
  return name ? `${name}:@appkit/${key}` : `@appkit/${key}`
}

/**
 * Reads a stored text of kit-state §11. Never throws: blocked storage gives what this page wrote itself.
 *
 * @param key - Without its `@appkit/` prefix.
 */
export function readStored(kit: StorageHolder, key: string): string | undefined {
  const storageKey = toStorageKey(kit, key)
  const { memory } = kit.runtime
  if (memory.has(storageKey)) return memory.get(storageKey)
  try {
    return kit.ports.storage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a stored text, or removes it. Never throws: what storage refuses lives as long as the page (S-100). */
export function writeStored(kit: StorageHolder, key: string, value: string | undefined): void {
  const storageKey = toStorageKey(kit, key)
  const { memory } = kit.runtime
  memory.delete(storageKey)
  try {
    if (value === undefined) kit.ports.storage.removeItem(storageKey)
    else kit.ports.storage.setItem(storageKey, value)
  } catch {
    memory.set(storageKey, value)
  }
}
