import { useRef, useSyncExternalStore } from 'react'
import { isSame } from './isSame.ts'

/** The part of a Zustand store that these hooks use. */
export type Readable<state> = {
  readonly getState: () => state
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Returns a part of a store's state. Renders again only if that part changes.
 *
 * @param server - The value on the server and during hydration, because stored state appears only
 * after mount (K-API-11).
 */
export function useSlice<state, slice>(
  store: Readable<state>,
  select: (state: state) => slice,
  server: slice,
): slice {
  const held = useRef(server)
  const getSnapshot = () => {
    const next = select(store.getState())
    if (!isSame(held.current, next)) held.current = next
    return held.current
  }
  return useSyncExternalStore(store.subscribe, getSnapshot, () => server)
}
