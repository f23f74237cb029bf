import { useEffect, useState, useSyncExternalStore } from 'react'
import { createLoader } from './createLoader.ts'
import { useLoaded } from './useLoaded.ts'

export type UseLazyReturnType<value> = {
  /** Absent until it is there. */
  readonly value: value | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Fetches a part of a view that only some people need, when it is first shown. */
export function useLazy<value>(load: () => Promise<value>): UseLazyReturnType<value> {
  const [loader] = useState(() => createLoader(load))
  const value = useLoaded(loader)
  const failed = useSyncExternalStore(loader.subscribe, loader.hasFailed, () => false)
  // A failed fetch is told by `failed`.
  const retry = () => void loader.load().catch(() => undefined)
  useEffect(() => {
    loader.load().catch(() => undefined)
  }, [loader])
  return { value, failed, retry }
}
