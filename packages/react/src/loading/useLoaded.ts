import { useSyncExternalStore } from 'react'
import type { Loader } from './createLoader.ts'

const nothing = () => undefined

/** Returns the value of a loader, or `undefined` until it has loaded. Renders again when it has. */
export function useLoaded<value>(loader: Loader<value>): value | undefined {
  return useSyncExternalStore(loader.subscribe, loader.getValue, nothing)
}

const never = () => false

/** Returns whether the last load of a loader failed. */
export function useLoadFailed(loader: Loader<unknown>): boolean {
  return useSyncExternalStore(loader.subscribe, loader.hasFailed, never)
}
