import { useState, useSyncExternalStore } from 'react'
import { isSame } from './isSame.ts'

/** Stands for all names at once: whoever lists the fields has read each of them, and that there are no others. */
const allNames = Symbol('all')

/** Holds the newest fields, and the names of those that a component has read. */
function createTracker<fields extends object>(first: fields) {
  let newest = new Map<string | symbol, unknown>(Object.entries(first))
  const read = new Set<string | symbol>()
  const note = (name: string | symbol) => read.add(name)
  const show = () =>
    // It answers for the fields itself: nothing is ever in its target.
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

  /** Takes newer fields and shows them anew where one that was read has changed. What is the same stays the same object. */
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
 * Reads an object of many fields and renders again only when one that the component has read changed.
 *
 * @param server - The fields on the server and while hydrating: state appears after mount (K-API-11).
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
