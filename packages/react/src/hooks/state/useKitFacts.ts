import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

/**
 * Returns a value that `read` derives from connections, preferences and cached responses. Renders
 * again only if that value changes.
 *
 * @param server - The value on the server and during hydration.
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
