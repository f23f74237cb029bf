import { useState, useSyncExternalStore } from 'react'
import { isSame } from './isSame.ts'

/**
 * Recorded instead of a field's name if a component lists all names of the object. Then a change of
 * any field, or of their number, counts.
 */
const allNames = Symbol('all')

/** Creates an object that stores the newest fields, and records which of them a component reads. */
function createTracker<fields extends object>(first: fields) {
  let newest = new Map<string | symbol, unknown>(Object.entries(first))
  const read = new Set<string | symbol>()
  const note = (name: string | symbol) => read.add(name)
  const show = () =>
    // The target of the proxy stays empty, because its traps read from `newest`.
    new Proxy({} as fields, {
      get: (_, name) => note(name) && newest.get(name),
      has: (_, name) => note(name) && newest.has(name),
      ownKeys: () => note(allNames) && [...newest.keys()],
      getOwnPropertyDescriptor: (_, name) =>
        newest.has(name)
          ? { configurable: true, enumerable: true, value: newest.get(name) }
          : undefined,
    })
  let shown = show()

  /**
   * Stores new fields. Returns a new proxy if a field that the component has read changed, else the
   * same one. Unchanged values stay identical.
   */
  const take = (fields: fields) => {
    const next = new Map<string | symbol, unknown>(Object.entries(fields))
    const names = [...new Set([...newest.keys(), ...next.keys()])]
    const changed = names.filter((name) => !isSame(newest.get(name), next.get(name)))
    if (changed.length === 0) return shown
    newest = new Map(
      [...next].map(([name, value]) => [name, changed.includes(name) ? value : newest.get(name)]),
    )
    if (read.has(allNames) || changed.some((name) => read.has(name))) shown = show()
    return shown
  }
  return { take }
}

/**
 * Returns an object with many fields. Renders again only if a field that the component has read
 * changes.
 *
 * @param server - The fields on the server and during hydration, because stored state appears only
 * after mount (K-API-11).
 */
export function useTracked<fields extends object>(
  subscribe: (listener: () => void) => () => void,
  read: () => fields,
  server: fields,
): fields {
  const [tracker] = useState(() => createTracker(server))
  return useSyncExternalStore(
    subscribe,
    () => tracker.take(read()),
    () => server,
  )
}
