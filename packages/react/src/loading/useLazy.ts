import { useEffect, useState, useSyncExternalStore } from 'react'
import { createLoader } from './createLoader.ts'
import { useLoaded } from './useLoaded.ts'

export type UseLazyReturnType<value> = {
  /** The loaded value. `undefined` until it has loaded. */
  readonly value: value | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads the code of a rarely needed component when the calling component mounts. */
export function useLazy<value>(load: () => Promise<value>): UseLazyReturnType<value> {
  const [loader] = useState(() => createLoader(load))
  const value = useLoaded(loader)
  const failed = useSyncExternalStore(loader.subscribe, loader.hasFailed, () => false)
  // A failed load is not thrown, because `failed` reports it.
  const retry = () => void loader.load().catch(() => undefined)
  useEffect(() => {
    loader.load().catch(() => undefined)
  }, [loader])
  return { value, failed, retry }
}
