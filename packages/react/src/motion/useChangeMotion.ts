import { type RefObject, useLayoutEffect, useRef } from 'react'
import { playFrom } from './playFrom.ts'

/** How far a number comes from. */
const riseEm = 0.3

/**
 * Has a number that changed rise to its place when it is more than before, and sink when it is less. The first one just stands there.
 *
 * @param value - Absent while it is not known.
 * @returns For the box of the number, which must not be inline.
 */
export function useChangeMotion<element extends HTMLElement>(
  value: number | bigint | undefined,
): RefObject<element | null> {
  const box = useRef<element>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    const old = before.current
    before.current = value
    if (!box.current || value === undefined || old === undefined || value === old) return
    playFrom(box.current, { translate: `0 ${value > old ? riseEm : -riseEm}em`, opacity: 0 })
  }, [value])
  return box
}
