import { getFeatures, type ResolvedFeatures } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

/** Reads what is on: the project's configuration once it is known, until then the host's. Absent until mounted. */
export function useFeatures(): ResolvedFeatures | undefined {
  const { kit, cache } = useKitContext()
  const store = useMemo(
    () => ({
      getState: () => undefined,
      subscribe: (listener: () => void) => {
        const unsubscribes = [kit.preferences.subscribe(listener), cache.subscribe(listener)]
        return () => {
          for (const unsubscribe of unsubscribes) unsubscribe()
        }
      },
    }),
    [kit, cache],
  )
  return useSlice<unknown, ResolvedFeatures | undefined>(store, () => getFeatures(kit), undefined)
}
