import { useSyncExternalStore } from 'react'
import type { Loader } from './createLoader.ts'

const nothing = () => undefined

/** Returns the value of a loader, or `undefined` until it has loaded. Renders again when it has. */
export function useLoaded<value>(loader: Loader<value>): value | undefined {
  return useSyncExternalStore(loader.subscribe, loader.getValue, nothing)
}

const never = () => false

/** Returns whether a loader's file is probably gone since a release (`isOutdated`). */
export function useOutdated(loader: Loader<unknown>): boolean {
  return useSyncExternalStore(loader.subscribe, loader.isOutdated, never)
}

/** Returns whether the last load of a loader failed. */
export function useLoadFailed(loader: Loader<unknown>): boolean {
  return useSyncExternalStore(loader.subscribe, loader.hasFailed, never)
}
