import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isMoving, type Release, type ReleaseState } from '../accounts/createRelease.ts'
import { toErrorText } from '../tasks/useTask.ts'

const isVisible = () => document.visibilityState === 'visible'
function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export type FollowedRelease = {
  readonly state: ReleaseState
  /** Error text if the status of the release could not be read; otherwise `undefined`. */
  readonly problem: string | undefined
  readonly retry: () => void
}

/**
 * Polls the status of the operator's release while the page is visible (S-138). When the user
 * returns to the page, reads the status immediately.
 */
export function useRelease(release: Pick<Release, 'store' | 'follow'>): FollowedRelease {
  const state = useStore(release.store)
  const visible = useSyncExternalStore(watchVisibility, isVisible)
  const [problem, setProblem] = useState<string>()
  const followed = visible && problem === undefined && isMoving(state.status)
  useEffect(() => {
    if (!followed) return
    const leaving = new AbortController()
    release.follow(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [release, followed])
  return { state, problem, retry: () => setProblem(undefined) }
}
