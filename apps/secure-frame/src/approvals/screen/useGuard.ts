import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createVisibilityGuard } from '../guard/createVisibilityGuard.ts'
import { createWindowGuard } from '../guard/createWindowGuard.ts'
import type { Guard, GuardState } from '../guard/GuardState.ts'

export type GuardOptions = {
  readonly place: 'frame' | 'window'
  /** Value that changes whenever the shown content changes, which restarts the visibility check. */
  readonly content: unknown
  /** Time in ms that the prompt must be visible before it is ready. */
  readonly visibleMs: number
}

export type Guarded = {
  readonly state: GuardState
  /** Restarts the required visible time after an early press. */
  readonly delay: () => void
}

/** Runs the visibility check for an element. A change of the content restarts it. */
export function useGuard(
  target: RefObject<HTMLElement | null>,
  { place, content, visibleMs }: GuardOptions,
): Guarded {
  const [state, setState] = useState<GuardState>('waiting')
  const guard = useRef<Guard>(undefined)

  useEffect(() => {
    if (!target.current) return
    // Time that the previous guard measured does not count.
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
