import { useEffect, useState, useSyncExternalStore } from 'react'
import { createLoader } from './createLoader.ts'
import { useLoaded } from './useLoaded.ts'

export type UseLazyReturnType<value> = {
  /** The loaded value. `undefined` until it has loaded. */
  readonly value: value | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads a rarely needed part of a view when the component mounts. */
export function useLazy<value>(load: () => Promise<value>): UseLazyReturnType<value> {
  const [loader] = useState(() => createLoader(load))
  const value = useLoaded(loader)
  const failed = useSyncExternalStore(loader.subscribe, loader.hasFailed, () => false)
  // If the load fails, `failed` is true.
  const retry = () => void loader.load().catch(() => undefined)
  useEffect(() => {
    loader.load().catch(() => undefined)
  }, [loader])
  return { value, failed, retry }
}
