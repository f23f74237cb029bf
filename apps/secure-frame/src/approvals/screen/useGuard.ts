import { type RefObject, useEffect, useRef, useState } from 'react'
import { createVisibilityGuard } from '../guard/createVisibilityGuard.ts'
import { createWindowGuard } from '../guard/createWindowGuard.ts'
import type { Guard, GuardState } from '../guard/GuardState.ts'

export type GuardOptions = {
  readonly place: 'frame' | 'window'
  /** Changes whenever what is shown changes. */
  readonly content: unknown
}

/** Binds the guard to an element; a change of content starts its clock anew. */
export function useGuard(
  target: RefObject<HTMLElement | null>,
  { place, content }: GuardOptions,
): GuardState {
  const [state, setState] = useState<GuardState>('waiting')
  const guard = useRef<Guard>(undefined)

  useEffect(() => {
    if (!target.current) return
    guard.current =
      place === 'window'
        ? createWindowGuard({ onChange: setState })
        : createVisibilityGuard({ target: target.current, onChange: setState })
    return () => guard.current?.end()
  }, [target, place])

  const shown = useRef(content)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    guard.current?.restart()
  }, [content])

  return state
}
