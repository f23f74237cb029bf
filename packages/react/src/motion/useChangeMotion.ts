import { type RefObject, useLayoutEffect, useRef } from 'react'
import { playFrom } from './playFrom.ts'

/** Distance in em by which the number moves. */
const riseEm = 0.3

/**
 * Animates a number that changes: it moves up if it increases, and down if it decreases. The first
 * value is not animated.
 *
 * @param value - `undefined` while the number is unknown.
 * @returns A ref for the element that contains the number, which must not be inline.
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
