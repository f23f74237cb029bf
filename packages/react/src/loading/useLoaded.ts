import { useSyncExternalStore } from 'react'
import type { Loader } from './createLoader.ts'

const nothing = () => undefined

/** Returns the loaded value of a loader, and renders again when it arrives. */
export function useLoaded<value>(loader: Loader<value>): value | undefined {
  return useSyncExternalStore(loader.subscribe, loader.getValue, nothing)
}

const never = () => false

/** Returns whether the last load failed. */
export function useLoadFailed(loader: Loader<unknown>): boolean {
  return useSyncExternalStore(loader.subscribe, loader.hasFailed, never)
}
