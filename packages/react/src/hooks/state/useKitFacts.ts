import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

/**
 * Reads something that follows from connections, preferences and what services have answered, and renders again only
 * when it changed.
 *
 * @param server - What it is on the server and while hydrating.
 */
export function useKitFacts<facts>(read: () => facts, server: facts): facts {
  const { kit, cache } = useKitContext()
  const store = useMemo(
    () => ({
      getState: () => undefined,
      subscribe: (listener: () => void) => {
        const sources = [kit.connection, kit.preferences, cache]
        const unsubscribes = sources.map((source) => source.subscribe(listener))
        return () => {
          for (const unsubscribe of unsubscribes) unsubscribe()
        }
      },
    }),
    [kit, cache],
  )
  return useSlice<unknown, facts>(store, read, server)
}
