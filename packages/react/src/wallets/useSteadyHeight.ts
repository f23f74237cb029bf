import { type RefObject, useLayoutEffect } from 'react'
import { findScroller } from '../parts/findScroller.ts'

/**
 * Prevents an element from becoming smaller while its content shrinks. Otherwise a search with few
 * results would resize the card and move the element under the pointer.
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
