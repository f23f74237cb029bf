import { type RefObject, useLayoutEffect } from 'react'
import { findScroller } from '../parts/findScroller.ts'

/**
 * Keeps an element as tall as it has been, as far as that was in sight: a search that leaves little must not make the
 * card smaller, since what is under the pointer would move away.
 */
export function useSteadyHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const scroller = findScroller(element)
    const observer = new ResizeObserver(() => {
      const outOfSight = scroller.scrollHeight - scroller.clientHeight
      element.style.minBlockSize = `${element.offsetHeight - outOfSight}px`
    })
    observer.observe(element)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [ref])
}
