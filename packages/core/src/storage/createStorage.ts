import type { StorageKey, StorageKeyName } from './defineStorageKey.ts'
import type { StoragePort } from './StoragePort.ts'
import { decode, encode } from './storedText.ts'

/**
 * Maximum length of stored invalid content, in UTF-16 code units. Each takes at most three bytes in
 * UTF-8, so the content stays below 4 kB (S-100).
 */
const quarantineLength = 1_365

export type StorageIssue = {
  /** Name of the stored item that has the problem, including its prefix. */
  readonly key: string
  /**
   * `invalid`: the content was moved to another key, and the default is used. `newer`: a later
   * version of the app wrote the content, which stays unchanged. `unreadable`, `unwritable`: the
   * storage is blocked or full, and values stay in memory until the user leaves the page.
   */
  readonly type: 'invalid' | 'newer' | 'unreadable' | 'unwritable'
  readonly cause?: unknown
}

export type CreateStorageOptions = {
  /**
   * Name of a second kit on the page. The names of its stored items start with `<name>:` (kit-state
   * §11).
   */
  readonly prefix?: string | undefined
  /** Called for problems with the storage, once per key and type. */
  readonly onIssue?: (issue: StorageIssue) => void
}

/** Typed access to browser storage. It never throws. */
export type TypedStorage = {
  readonly read: <value>(key: StorageKey<value>) => value
  /** Stores a value. If the storage rejects it, the value stays in memory. */
  readonly write: <value>(key: StorageKey<value>, value: value) => void
  readonly remove: (key: StorageKeyName) => void
  /** Returns the name of the stored item, as in the browser's storage events. */
  readonly nameOf: (key: StorageKeyName) => string
}

/**
 * Creates typed access to a storage port. It never throws: values that cannot be stored stay in
 * memory (S-100).
 */
export function createStorage(port: StoragePort, options: CreateStorageOptions = {}): TypedStorage {
  const guarded = createGuardedPort(port, options.onIssue)

  const nameOf = ({ name, prefixed = true }: StorageKeyName) =>
    options.prefix !== undefined && prefixed ? `${options.prefix}:${name}` : name

  function read<value>(key: StorageKey<value>): value {
    const name = nameOf(key)
    const text = guarded.get(name)
    if (text === null) return key.fallback
    const decoded = decode(key, text)
    if (decoded.type === 'value') return decoded.value
    guarded.report({ key: name, type: decoded.type })
    if (decoded.type === 'invalid') {
      if (key.quarantined ?? true) guarded.set(`${name}:bad`, text.slice(0, quarantineLength))
      guarded.remove(name)
    }
    return key.fallback
  }

  function write<value>(key: StorageKey<value>, value: value): void {
    const name = nameOf(key)
    const old = guarded.get(name)
    const keep = old !== null && decode(key, old).type === 'newer'
    if (keep) guarded.hold(name, encode(key, value))
    else guarded.set(name, encode(key, value))
  }

  return { read, write, remove: (key) => guarded.remove(nameOf(key)), nameOf }
}

/**
 * Wraps a storage port so that it never throws. Values that it rejects are kept in memory and read
 * from there.
 */
function createGuardedPort(port: StoragePort, onIssue: CreateStorageOptions['onIssue']) {
  /**
   * Values that the storage rejected, by name of the stored item; `null` means that the value was
   * removed.
   */
  const held = new Map<string, string | null>()
  const reported = new Set<string>()

  function report(issue: StorageIssue): void {
    const id = `${issue.type} ${issue.key}`
    if (reported.has(id)) return
    reported.add(id)
    onIssue?.(issue)
  }
  function get(key: string): string | null {
    const text = held.get(key)
    if (text !== undefined) return text
    try {
      return port.getItem(key)
    } catch (cause) {
      report({ key, type: 'unreadable', cause })
      return null
    }
  }
  function change(key: string, text: string | null): void {
    try {
      if (text === null) port.removeItem(key)
      else port.setItem(key, text)
      held.delete(key)
    } catch (cause) {
      held.set(key, text)
      report({ key, type: 'unwritable', cause })
    }
  }
  return {
    get,
    report,
    set: (key: string, text: string) => change(key, text),
    remove: (key: string) => change(key, null),
    hold: (key: string, text: string) => void held.set(key, text),
  }
}
