import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createVisibilityGuard } from '../guard/createVisibilityGuard.ts'
import { createWindowGuard } from '../guard/createWindowGuard.ts'
import type { Guard, GuardState } from '../guard/GuardState.ts'

export type GuardOptions = {
  readonly place: 'frame' | 'window'
  /** Changes whenever what is shown changes. */
  readonly content: unknown
  /** In sight before it is ready. */
  readonly visibleMs: number
}

export type Guarded = {
  readonly state: GuardState
  /** Somebody pressed too early. */
  readonly delay: () => void
}

/** Binds the guard to an element; a change of content starts its clock anew. */
export function useGuard(
  target: RefObject<HTMLElement | null>,
  { place, content, visibleMs }: GuardOptions,
): Guarded {
  const [state, setState] = useState<GuardState>('waiting')
  const guard = useRef<Guard>(undefined)

  useEffect(() => {
    if (!target.current) return
    // What the guard before had seen does not count for this one.
    setState('waiting')
    guard.current =
      place === 'window'
        ? createWindowGuard({ onChange: setState, visibleMs })
        : createVisibilityGuard({ target: target.current, onChange: setState, visibleMs })
    return () => guard.current?.end()
  }, [target, place, visibleMs])

  const shown = useRef(content)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    guard.current?.restart()
  }, [content])

  const delay = useCallback(() => guard.current?.delay(), [])
  return { state, delay }
}
