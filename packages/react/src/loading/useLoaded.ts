import { useSyncExternalStore } from 'react'
import type { Loader } from './createLoader.ts'

const nothing = () => undefined

/** Reads what a loader has loaded so far and renders again when it arrives. */
export function useLoaded<value>(loader: Loader<value>): value | undefined {
  return useSyncExternalStore(loader.subscribe, loader.getValue, nothing)
}

const never = () => false

/** Whether the last load failed. */
export function useLoadFailed(loader: Loader<unknown>): boolean {
  return useSyncExternalStore(loader.subscribe, loader.hasFailed, never)
}
