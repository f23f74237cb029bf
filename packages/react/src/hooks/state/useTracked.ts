import { useState, useSyncExternalStore } from 'react'
import { isSame } from './isSame.ts'

/**
 * Marks that the component has listed the fields, so a change of any field or of their number
 * counts.
 */
const allNames = Symbol('all')

/** Holds the newest fields and records which of them a component reads. */
function createTracker<fields extends object>(first: fields) {
  let newest = new Map<string | symbol, unknown>(Object.entries(first))
  const read = new Set<string | symbol>()
  const note = (name: string | symbol) => read.add(name)
  const show = () =>
    // The proxy's target stays empty, because the traps answer from `newest`.
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
   * Stores newer fields. Returns a new proxy if a field that was read changed, else the same proxy.
   * Unchanged values keep their identity.
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
 * Reads an object with many fields and renders again only when a field that the component has read
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
