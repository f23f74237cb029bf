import { type RefObject, useLayoutEffect, useRef } from 'react'
import { playFrom } from './playFrom.ts'

/** Distance of the animation, in em. */
const riseEm = 0.3

/**
 * Animates a changed number: it rises when it increases and sinks when it decreases. The first
 * value is not animated.
 *
 * @param value - Absent while the number is unknown.
 * @returns A ref for the number's box, which must not be inline.
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
